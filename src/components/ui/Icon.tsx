export type IconName =
  "menu" | "close" | "search" | "sun" | "moon" | "globe" | "home" | "panel" | "github";

/** A picture beside or instead of words; it says nothing by itself, so name its control. */
export function Icon({ name }: { readonly name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}
