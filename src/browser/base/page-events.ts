let waiting: (() => void)[] = [];

/** Calls `callback` once, when the next page (or the next anchor of the same page) is shown. */
export function onNextPage(callback: () => void): void {
  waiting.push(callback);
}

/** Calls the functions that are waiting for a page to be shown. */
export function notifyPageShown(): void {
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback();
}
