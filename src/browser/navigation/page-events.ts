let waiting: (() => void)[] = [];

/** Calls `callback` once, when the next page has come (or the next place on the same page). */
export function onNextPage(callback: () => void): void {
  waiting.push(callback);
}

/** The page has come. */
export function tellPage(): void {
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback();
}
