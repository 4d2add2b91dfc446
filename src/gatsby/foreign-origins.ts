import type { ForeignOrigins } from "../outputs/delivery/policy";
import { readHostedSearch } from "./search-settings";

/** Hosts of the search service; its client tries them in turn. */
const SEARCH_HOSTS = ["https://*.algolia.net", "https://*.algolianet.com"];

/** Other sites that this build's pages may use, by what the environment says. */
export function readForeignOrigins(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ForeignOrigins {
  const search = readHostedSearch(environment);
  if (!search) return {};
  return { "connect-src": search.host === undefined ? SEARCH_HOSTS : [search.host] };
}
