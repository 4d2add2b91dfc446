/** Calls `callback` when the browser has nothing better to do; Safari does not tell when that is. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
