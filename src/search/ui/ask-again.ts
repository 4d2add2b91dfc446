/**
 * Makes DocSearch ask its question once more, for other filters or with more of the index at hand. It asks when its input
 * changes and has no other way to be told: a space behind the query changes nothing of what is looked for.
 */
export function askAgain(): void {
  const input = document.querySelector<HTMLInputElement>(".DocSearch-Input");
  if (!input || input.value.trim() === "") return;
  const next = input.value.endsWith(" ") ? input.value.trimEnd() : `${input.value} `;
  // React overwrites the property on the element to see changes; the prototype's sets the value past it.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  value?.set?.call(input, next);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
