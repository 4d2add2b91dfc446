/** There is no answer: the network, the service or the index failed. */
export class SearchError extends Error {
  // The name by which DocSearch knows that its error screen is to be shown.
  override readonly name = "RetryError";
}
