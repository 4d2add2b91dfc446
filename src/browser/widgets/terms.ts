const TERM = ".term";

/**
 * Escape closes a definition that covers the text (WCAG 1.4.13); it opens again at the next hover or focus of its word.
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
      // A pointer that passes over other text does not open the definition of the word that has the focus.
      if (term !== visited && !term.matches(":focus-within")) delete term.dataset.closed;
    }
  };
  document.addEventListener("pointerover", reopen, { passive: true });
  document.addEventListener("focusin", reopen, { passive: true });
}
