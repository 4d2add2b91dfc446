const TERM = ".term";

/**
 * On Escape, closes a definition that covers the text (WCAG 1.4.13). It reopens the next time the reader hovers over or
 * focuses its term. Touch has no hover, so the first tap shows the definition, and the next tap follows the term's
 * link.
 */
export function watchTerms(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const term of document.querySelectorAll<HTMLElement>(".term:is(:hover, :focus-within)")) {
      term.dataset.closed = "";
    }
  });
  const reopen = ({ target }: Event): void => {
    const visited = target instanceof Element ? target.closest(TERM) : null;
    for (const term of document.querySelectorAll<HTMLElement>(".term[data-closed]")) {
      // Moving the pointer over other text doesn't reopen the definition of a focused term.
      if (term !== visited && !term.matches(":focus-within")) delete term.dataset.closed;
    }
  };
  document.addEventListener("pointerover", reopen, { passive: true });
  document.addEventListener("focusin", reopen, { passive: true });
  watchTaps();
}

function watchTaps(): void {
  /** The term whose definition is shown because it was tapped. */
  let shown: Element | null = null;
  /** The term that is being tapped, from its pointerdown event to its click event. */
  let touched: Element | null = null;
  document.addEventListener(
    "pointerdown",
    ({ target, pointerType }) => {
      const term = target instanceof Element ? target.closest(TERM) : null;
      touched = pointerType === "touch" ? term : null;
      if (term !== shown) shown = null;
    },
    { passive: true },
  );
  // In the capturing phase, to run before the document's listener that follows links (links.ts).
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const term = link?.closest<HTMLElement>(TERM);
      if (!link || !term || term !== touched || term === shown) return;
      touched = null;
      shown = term;
      event.preventDefault();
      delete term.dataset.closed;
      link.focus({ preventScroll: true }); // In Safari, tapping a link doesn't focus it.
    },
    { capture: true },
  );
}
