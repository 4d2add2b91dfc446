/** Share of the way that is left after each frame. */
export const EASING_FACTOR = 0.85;

/** The next position on the way from `position` to `top`, a pixel nearer at least. */
export function nextPosition(position: number, top: number): number {
  const left = (position - top) * EASING_FACTOR;
  return top + (left > 0 ? Math.floor(left) : Math.ceil(left));
}

/** Scrolls smoothly where the browser cannot do so by itself. The reader's own scrolling ends it. */
export function smoothScrollTo(top: number): void {
  let expected = scrollY;
  const step = (): void => {
    if (Math.abs(scrollY - expected) > 1) return;
    expected = nextPosition(expected, top);
    scrollTo(scrollX, expected);
    if (expected !== top) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
