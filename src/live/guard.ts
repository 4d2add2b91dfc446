/** Name of the function that guarded code calls in every iteration of a loop and in every function. */
export const GUARD = "__guard";

/** Creates a guard that throws when code has run for `limitMs` without a pause. */
export function createGuard(limitMs: number, now: () => number): () => void {
  let start: number | undefined;
  let calls = 0;
  return () => {
    calls += 1;
    if (start === undefined) {
      start = now();
      // Runs when the code pauses, which an endless loop never does.
      setTimeout(() => (start = undefined));
      return;
    }
    if (calls % 100 === 0 && now() - start > limitMs) {
      throw new Error(
        `This code ran for more than ${limitMs / 1000} s without a pause, so it was stopped.`,
      );
    }
  };
}
