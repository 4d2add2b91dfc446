/** The hosted search service that a build is configured for; all of these values are public. */
export interface HostedSearch {
  readonly appId: string;
  readonly publicKey: string;
  readonly indexName: string;
  /** A host that replaces the service's usual ones, for tests. */
  readonly host?: string;
}
