/**
 * Size of the page's layout. "ssr" means that there is no window to measure: the HTML contains both layouts, and CSS
 * shows the right one.
 */
export type LayoutSize = "ssr" | "desktop" | "mobile";

/** Breakpoint used in all style sheets: windows of up to 996 px are mobile. */
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
