/** Name of the function that guarded code calls at the start of every function and of every pass through a loop. */
export const GUARD = "__guard";

/**
 * Creates a guard that throws if code has run for longer than `limitMs` without a pause. From then on, it throws at
 * every call until the code pauses, because code can catch the error and continue.
 */
export function createGuard(limitMs: number, now: () => number): () => void {
  let start: number | undefined;
  let calls = 0;
  let isOver = false;
  return () => {
    calls += 1;
    if (start === undefined) {
      start = now();
      // Runs as soon as the code pauses, which an endless loop never does.
      setTimeout(() => {
        start = undefined;
        isOver = false;
      });
      return;
    }
    isOver ||= calls % 100 === 0 && now() - start > limitMs;
    if (isOver) {
      throw new Error(
        `This code ran for more than ${limitMs / 1000} s without a pause, so it was stopped.`,
      );
    }
  };
}
