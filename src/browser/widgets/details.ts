/** Animates the height of sidebar categories. */
export function watchDetails(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    closeContents(event.target);
    const summary = event.target.closest("summary");
    const details = summary?.parentElement;
    if (!summary || !(details instanceof HTMLDetailsElement)) return;
    if (!details.matches(".sidebar-category")) return;
    event.preventDefault();
    toggle(details, summary);
  });
}

/** Closes the table of contents that covers the text when the reader follows one of its links. */
function closeContents(target: Element): void {
  target.closest("a")?.closest("[data-toc] > details")?.removeAttribute("open");
}

/**
 * Computes the duration of the animation in milliseconds for a panel of `height` pixels: taller panels take longer, but
 * not in proportion
 * (https://github.com/mui/material-ui/blob/v5.0.0/packages/mui-material/src/styles/createTransitions.js).
 */
export function toDurationMs(height: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 1;
  const unit = height / 36;
  return Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10);
}

function toggle(details: HTMLDetailsElement, summary: HTMLElement): void {
  const isClosing = details.open && details.dataset.closing === undefined;
  const from = details.offsetHeight;
  for (const animation of details.getAnimations()) animation.cancel();
  delete details.dataset.closing;
  details.open = true;
  // If the summary is a toggle button next to its category's link, it adds no height to the closed category.
  const closedHeight = getComputedStyle(summary).position === "absolute" ? 0 : summary.offsetHeight;
  const to = isClosing ? closedHeight : details.offsetHeight;
  if (isClosing) details.dataset.closing = "";
  const animation = details.animate(
    [
      { blockSize: `${from}px`, overflow: "hidden" },
      { blockSize: `${to}px`, overflow: "hidden" },
    ],
    { duration: toDurationMs(Math.abs(to - from)), easing: "ease-in-out" },
  );
  animation.onfinish = () => {
    if (details.dataset.closing === undefined) return;
    delete details.dataset.closing;
    details.open = false;
  };
}
