/**
 * Size of the page's layout. "ssr" means that there is no window to measure: pages contain both layouts, and CSS shows
 * the right one.
 */
export type LayoutSize = "ssr" | "desktop" | "mobile";

/** Breakpoint of every style sheet: up to 996 px is mobile. */
const DESKTOP = "(min-width: 997px)";

export function readLayoutSize(): LayoutSize {
  if (typeof window === "undefined") return "ssr";
  return matchMedia(DESKTOP).matches ? "desktop" : "mobile";
}

/** Calls `onChange` when the window is resized across the breakpoint. */
export function watchLayoutSize(onChange: (size: LayoutSize) => void): void {
  matchMedia(DESKTOP).addEventListener("change", () => {
    onChange(readLayoutSize());
  });
}
