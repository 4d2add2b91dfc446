/** Makes a function that runs again only when the state has changed since the last call; else it returns the same. */
export function whileSame<Result>(readState: () => string, run: () => Result): () => Result {
  let last: { readonly state: string; readonly result: Result } | undefined;
  return () => {
    const state = readState();
    if (last?.state !== state) last = { state, result: run() };
    return last.result;
  };
}
