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

/** While a key that was pressed is being answered, another question would cancel what it does (Enter opens a hit). */
const QUIET_MS = 500;

/** Asks again once `ready` is there and no key was pressed for half a second. Returns a function that gives it up. */
export function askAgainWhenQuiet(ready: Promise<void>): () => void {
  let lastKeyAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const noteKey = (): void => {
    lastKeyAt = performance.now();
  };
  const ask = (): void => {
    if (isOver) return;
    const rest = lastKeyAt + QUIET_MS - performance.now();
    if (rest > 0) timer = setTimeout(ask, rest);
    else askAgain();
  };
  addEventListener("keydown", noteKey, true);
  void ready.then(ask);
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener("keydown", noteKey, true);
  };
}
