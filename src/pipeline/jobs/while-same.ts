/**
 * Returns a function that calls `run` if the state has changed since the last call, and otherwise returns the last
 * result.
 */
export function whileSame<Result>(readState: () => string, run: () => Result): () => Result {
  let last: { readonly state: string; readonly result: Result } | undefined;
  return () => {
    const state = readState();
    if (last?.state !== state) last = { state, result: run() };
    return last.result;
  };
}
