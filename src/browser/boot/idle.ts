/** After this many milliseconds the callback runs even if the page was never idle. */
const PATIENCE_MS = 5000;

/** Calls `callback` when the browser is idle. Safari cannot tell, so there it is a timer. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: PATIENCE_MS });
  else setTimeout(callback, 200);
}
