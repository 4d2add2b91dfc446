/** Share of the distance that remains after each frame. */
export const EASING_FACTOR = 0.85;

/** Computes the next position on the way from `position` to `top`, at least a pixel closer. */
export function nextPosition(position: number, top: number): number {
  const left = (position - top) * EASING_FACTOR;
  return top + (left > 0 ? Math.floor(left) : Math.ceil(left));
}

/** Scrolls smoothly in browsers that don't support smooth scrolling. Stops if the reader scrolls. */
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
