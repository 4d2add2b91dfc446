/** "ssr" where there is no window to measure: pages are built for both sizes, and style sheets choose. */
export type LayoutSize = "ssr" | "desktop" | "mobile";

/** The breakpoint of the specification: up to 996 px is mobile, as in every style sheet here. */
const DESKTOP = "(min-width: 997px)";

export function readLayoutSize(): LayoutSize {
  if (typeof window === "undefined") return "ssr";
  return matchMedia(DESKTOP).matches ? "desktop" : "mobile";
}

/** Calls back when the window grows or shrinks past the breakpoint. */
export function watchLayoutSize(onChange: (size: LayoutSize) => void): void {
  matchMedia(DESKTOP).addEventListener("change", () => {
    onChange(readLayoutSize());
  });
}
