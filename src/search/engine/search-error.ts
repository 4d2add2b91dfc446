/** Thrown if there is no answer, because the network, the service or the index failed. */
export class SearchError extends Error {
  override readonly name = "SearchError";
}
