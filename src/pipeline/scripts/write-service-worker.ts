import { readFileSync } from "node:fs";
import { join } from "node:path";
import { START_FILE } from "../../search/words/search-format";
import { KEEPS_PAGES_OFFLINE } from "../../site/offline";
import { readBasePath } from "../settings/base-path";
import { readHostedSearch } from "../settings/search-settings";
import { writeOutput } from "../store/output-files";
import { bundleSent } from "./bundle-sent";
import type { Bundling } from "./sent-packages";

/** Names of the chunks that searching needs, as given in their imports. */
const SEARCH_CHUNKS = ["search", "search-worker"];

interface Stats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] } | undefined>
  >;
}

/**
 * Lists the files that have to be saved for searching offline; empty if a hosted search service is used. The index is
 * then only there for the MCP server, if at all.
 */
export function listSearchFiles(
  stats: Stats,
  addresses: readonly string[],
  isHosted: boolean,
): string[] {
  if (isHosted) return [];
  const rest = addresses.filter((address) => /^\/search-index\/[^/]+\/rest\.bin$/.test(address));
  if (rest.length === 0) return [];
  const scripts = SEARCH_CHUNKS.flatMap((name) => {
    const group = stats.namedChunkGroups[name];
    if (!group)
      throw new Error(`webpack didn't create the chunk "${name}", which the search needs.`);
    return group.assets.map((asset) => `/${asset.name}`).filter((file) => file.endsWith(".js"));
  });
  return [...new Set([...scripts, START_FILE, ...rest])];
}

/** Bundles the service worker, together with everything it imports, and minifies it. */
export async function bundleWorker(
  bundling: Bundling,
  name: string,
  searchFiles: readonly string[],
): Promise<string> {
  return bundleSent(bundling, {
    entryPoints: [`src/browser/offline/${name}.ts`],
    legalComments: "none",
    define: {
      "process.env.NODE_ENV": '"production"',
      BASE_PATH: JSON.stringify(readBasePath()),
      SEARCH_FILES: JSON.stringify(searchFiles),
    },
  });
}

const WORKER_FILE = "/sw.js";

/**
 * Writes the service worker that saves pages. If saving is switched off, writes one that deletes everything saved
 * earlier and unregisters itself. Returns its address.
 */
export async function writeServiceWorker(
  bundling: Bundling,
  addresses: readonly string[],
): Promise<string> {
  const publicFolder = join(bundling.root, "public");
  const stats = JSON.parse(readFileSync(join(publicFolder, "webpack.stats.json"), "utf8")) as Stats;
  const isHosted = readHostedSearch(process.env) !== undefined;
  const worker = KEEPS_PAGES_OFFLINE
    ? await bundleWorker(bundling, "service-worker", listSearchFiles(stats, addresses, isHosted))
    : await bundleWorker(bundling, "service-worker-off", []);
  writeOutput(publicFolder, WORKER_FILE, worker);
  return WORKER_FILE;
}
