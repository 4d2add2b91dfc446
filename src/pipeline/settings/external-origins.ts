import type { ExternalDirective, ExternalOrigins } from "../../outputs/hosting/policy";
import { servicePolicy } from "../../site/services";
import { readHostedSearch } from "./search-settings";
import { readServices } from "./service-settings";

/** Hosts of the search service. Its client tries them in turn. */
const SEARCH_HOSTS = ["https://*.algolia.net", "https://*.algolianet.com"];

/** Reads the other sites that this build's pages may use, as configured in the environment. */
export function readExternalOrigins(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ExternalOrigins {
  const search = readHostedSearch(environment);
  const forSearch = search?.host === undefined ? SEARCH_HOSTS : [search.host];
  return joinOrigins(
    search ? { "connect-src": forSearch } : {},
    servicePolicy(readServices(environment).services),
  );
}

function joinOrigins(...parts: readonly ExternalOrigins[]): ExternalOrigins {
  const joined: Partial<Record<ExternalDirective, readonly string[]>> = {};
  for (const part of parts) {
    for (const [name, origins] of Object.entries(part)) {
      const directive = name as ExternalDirective; // Object.entries types the directives as string.
      joined[directive] = [...new Set([...(joined[directive] ?? []), ...origins])].sort();
    }
  }
  return joined;
}
