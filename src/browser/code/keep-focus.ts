const TEXT_FIELDS = "input, textarea, [contenteditable]";

/**
 * Keeps code from taking the focus for its frame, the only child of `container`: the text field that had the focus gets
 * it back. Readers themselves move to the frame with a key or a pointer.
 * @param onTheft Called each time the focus is given back.
 * @returns A function that stops this.
 */
export function keepFocus(container: HTMLElement, onTheft: () => void): () => void {
  /** The text field that has the focus. */
  let field: HTMLElement | undefined;
  /** True if the last key was Tab or Escape, with which readers leave a field. */
  let isLeaving = false;
  // Runs after the editor, which stops the events of the Tab key that it uses for indenting.
  const noteKey = ({ key }: KeyboardEvent): void => {
    isLeaving = key === "Tab" || key === "Escape";
  };
  const noteField = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || container.contains(target)) return;
    field = target.matches(TEXT_FIELDS) ? target : undefined;
    isLeaving = false;
  };
  const giveBack = (): void => {
    if (!field || isLeaving || !container.contains(document.activeElement)) return;
    if (container.matches(":hover")) return;
    field.focus({ preventScroll: true });
    onTheft();
  };
  addEventListener("keydown", noteKey);
  addEventListener("focusin", noteField);
  addEventListener("blur", giveBack);
  return () => {
    removeEventListener("keydown", noteKey);
    removeEventListener("focusin", noteField);
    removeEventListener("blur", giveBack);
  };
}
