/** Maximum delay. After that, the callback runs even if the browser hasn't been idle. */
const PATIENCE_MS = 5000;

/** Calls `callback` when the browser is idle. Uses a timer in Safari, which has no `requestIdleCallback`. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: PATIENCE_MS });
  else setTimeout(callback, 200);
}
