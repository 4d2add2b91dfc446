/**
 * Returns a function that calls `run` only once. Later calls return the same result, even if it's a rejected promise.
 */
export function once<Result>(run: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => (known ??= { result: run() }).result;
}
