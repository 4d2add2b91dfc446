/** A page that is never idle gets what waits for it all the same, ms. */
const PATIENCE_MS = 5000;

/** Calls `callback` when the browser has nothing better to do; Safari does not tell when that is. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: PATIENCE_MS });
  else setTimeout(callback, 200);
}
