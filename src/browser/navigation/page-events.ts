let waiting: (() => void)[] = [];

/** Calls `callback` once, when the next page (or the next anchor of the same page) is shown. */
export function onNextPage(callback: () => void): void {
  waiting.push(callback);
}

/** Tells those who wait that the page is shown. */
export function tellPage(): void {
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback();
}
