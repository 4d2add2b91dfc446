/** The callback runs after this time even if the browser was never idle. */
const PATIENCE_MS = 5000;

/** Calls `callback` when the browser is idle. Safari has no `requestIdleCallback`, so a timer replaces it there. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: PATIENCE_MS });
  else setTimeout(callback, 200);
}
