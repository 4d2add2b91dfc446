import type { HostedSearch } from "../../site/search";
import { askWorker } from "./ask-worker";
import type { SearchClient } from "./hits/hit";

/**
 * The hosted search service that this build uses; null for the embedded search. The build replaces this constant
 * (gatsby/webpack/concerns/site-constants.ts).
 */
declare const HOSTED_SEARCH: HostedSearch | null;

export const hostedSearch: HostedSearch | null = HOSTED_SEARCH;

let client: Promise<SearchClient> | undefined;

/** Returns the site's search client. Every call returns the same client until the page is reloaded. */
export function getSearchClient(): Promise<SearchClient> {
  return (client ??= HOSTED_SEARCH
    ? import("./ask-hosted").then(({ createHostedClient }) => createHostedClient(HOSTED_SEARCH))
    : Promise.resolve({ search: askWorker }));
}
