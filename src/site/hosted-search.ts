/** The hosted search service of a build that is configured for one; all of it is public. */
export interface HostedSearch {
  readonly appId: string;
  readonly publicKey: string;
  readonly indexName: string;
  /** Where the service answers instead of its usual hosts; for tests. */
  readonly host?: string;
}
