/**
 * Makes DocSearch ask its question once more, for other filters or with more of the index at hand. It asks when its input
 * changes and cannot be told in another way: a space is put behind the query and taken away again, so what the reader
 * wrote, and where they are writing, stays as it was.
 */
export function askAgain(): void {
  const input = document.querySelector<HTMLInputElement>(".DocSearch-Input");
  if (!input || input.value.trim() === "") return;
  const { value, selectionStart, selectionEnd } = input;
  // React overwrites the property on the element to see changes; the prototype's sets the value past it.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  for (const next of [`${value} `, value]) {
    property?.set?.call(input, next);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  input.setSelectionRange(selectionStart, selectionEnd);
}
