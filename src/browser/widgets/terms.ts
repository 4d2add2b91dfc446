const TERM = ".term";

/**
 * Closes a definition that covers the text on Escape (WCAG 1.4.13); it opens again when its word is next hovered or
 * focused.
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
      // A pointer that passes over other text doesn't open the definition of the focused word.
      if (term !== visited && !term.matches(":focus-within")) delete term.dataset.closed;
    }
  };
  document.addEventListener("pointerover", reopen, { passive: true });
  document.addEventListener("focusin", reopen, { passive: true });
}
