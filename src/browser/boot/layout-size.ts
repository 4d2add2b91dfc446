/** "ssr" without a window to measure: pages are built for both sizes, and style sheets choose. */
export type LayoutSize = "ssr" | "desktop" | "mobile";

/** The breakpoint of every style sheet: up to 996 px is mobile. */
const DESKTOP = "(min-width: 997px)";

export function readLayoutSize(): LayoutSize {
  if (typeof window === "undefined") return "ssr";
  return matchMedia(DESKTOP).matches ? "desktop" : "mobile";
}

/** Calls back when the window is resized past the breakpoint. */
export function watchLayoutSize(onChange: (size: LayoutSize) => void): void {
  matchMedia(DESKTOP).addEventListener("change", () => {
    onChange(readLayoutSize());
  });
}
