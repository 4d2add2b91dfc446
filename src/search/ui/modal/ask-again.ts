/**
 * Makes DocSearch repeat its query, because the filters have changed or more of the index has been loaded. DocSearch
 * only does so if its input changes, so this adds a space to the query and removes it again. The cursor stays where it
 * is.
 */
export function askAgain(): void {
  const input = document.querySelector<HTMLInputElement>(".DocSearch-Input");
  if (!input || input.value.trim() === "") return;
  const { value, selectionStart, selectionEnd } = input;
  // React overrides this property on the element to notice changes. The prototype's setter bypasses React.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  for (const next of [`${value} `, value]) {
    property?.set?.call(input, next);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  input.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Waiting time after a keypress, in milliseconds. A query sent while a keypress is being handled would cancel what
 * the keypress does, such as opening a hit with Enter.
 */
const QUIET_MS = 500;

/**
 * Repeats the query once `ready` has resolved and no key has been pressed for half a second. Returns a function that
 * cancels this.
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
