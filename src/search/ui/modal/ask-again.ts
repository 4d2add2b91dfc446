/**
 * Makes DocSearch repeat its query, with other filters or when more of the index has been loaded. It only does so when
 * its input changes, so a space is added to the query and removed again; the query and the cursor stay where they were.
 */
export function askAgain(): void {
  const input = document.querySelector<HTMLInputElement>(".DocSearch-Input");
  if (!input || input.value.trim() === "") return;
  const { value, selectionStart, selectionEnd } = input;
  // React overrides the property on the element to see changes; the prototype's setter bypasses it.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  for (const next of [`${value} `, value]) {
    property?.set?.call(input, next);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** A query sent while a key press is being handled would cancel its effect (Enter opens a hit). */
const QUIET_MS = 500;

/**
 * Repeats the query once `ready` has resolved and no key was pressed for half a second. Returns a function that cancels
 * it.
 */
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
