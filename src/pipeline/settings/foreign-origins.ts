import type { ForeignDirective, ForeignOrigins } from "../../outputs/hosting/policy";
import { servicePolicy } from "../../site/services";
import { readHostedSearch } from "./search-settings";
import { readServices } from "./service-settings";

/** Hosts of the search service. Its client tries them in turn. */
const SEARCH_HOSTS = ["https://*.algolia.net", "https://*.algolianet.com"];

/** Other sites that this build's pages may use, as the environment configures them. */
export function readForeignOrigins(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ForeignOrigins {
  const search = readHostedSearch(environment);
  const forSearch = search?.host === undefined ? SEARCH_HOSTS : [search.host];
  return joinOrigins(
    search ? { "connect-src": forSearch } : {},
    servicePolicy(readServices(environment).services),
  );
}

function joinOrigins(...parts: readonly ForeignOrigins[]): ForeignOrigins {
  const joined: Partial<Record<ForeignDirective, readonly string[]>> = {};
  for (const part of parts) {
    for (const [name, origins] of Object.entries(part)) {
      const directive = name as ForeignDirective; // The keys of a ForeignOrigins.
      joined[directive] = [...new Set([...(joined[directive] ?? []), ...origins])].sort();
    }
  }
  return joined;
}
