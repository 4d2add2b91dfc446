/**
 * Makes DocSearch repeat its query, because the filters have changed or more of the index has been loaded. DocSearch
 * only does so if its input changes, so a space is added to the query and removed again. The query and the cursor's
 * position stay the same.
 */
export function askAgain(): void {
  const input = document.querySelector<HTMLInputElement>(".DocSearch-Input");
  if (!input || input.value.trim() === "") return;
  const { value, selectionStart, selectionEnd } = input;
  // React overrides the property on the element to notice changes; the prototype's setter bypasses that.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  for (const next of [`${value} `, value]) {
    property?.set?.call(input, next);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  input.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Waiting time after a key press: a query sent while the press is being handled would cancel its effect (Enter opens a
 * hit).
 */
const QUIET_MS = 500;

/**
 * Repeats the query once `ready` has resolved and no key has been pressed for half a second. Returns a function that
 * cancels the repetition.
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
