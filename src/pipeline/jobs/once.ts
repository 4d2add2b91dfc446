/** Makes a function run only once; later calls get the same result. A promise that rejects is kept, too. */
export function once<Result>(run: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => (known ??= { result: run() }).result;
}
