import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { readBasePath } from "../pipeline/settings/base-path";
import { readMcp } from "../pipeline/settings/mcp-settings";
import { findRunProblems } from "../pipeline/settings/run-settings";
import { SearchSettingsError, readHostedSearch } from "../pipeline/settings/search-settings";
import { readServices } from "../pipeline/settings/service-settings";
import { lastingCacheOf } from "../pipeline/store/cache-files";
import { removeUnfinished } from "../pipeline/store/output-files";
import { settings } from "../site/settings";
import { getBuild } from "./base/build";
import { listMissingPlugins } from "./check-plugins";

/**
 * Runs before everything else: makes sure that no other build is running, removes files left behind by a build that was
 * killed, and reports all missing plugins and all mistakes in the environment variables at once.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  const { root, publicFolder, cacheFolder, isDevelopment, lock } = getBuild();
  const busy = isDevelopment ? undefined : lock.take();
  if (busy !== undefined) {
    process.stderr.write(`\n${busy}\n\n`);
    reporter.panic("No build can start in this folder: see above.");
  }
  for (const folder of [publicFolder, cacheFolder, lastingCacheOf(root)]) removeUnfinished(folder);
  const problems = [
    ...listMissingPlugins(listPlugins(store)),
    ...findPrefixProblems(store),
    ...findSearchProblems(),
    ...readServices(process.env).problems,
    ...findMcpProblems(),
    ...findRunProblems(process.env),
  ];
  if (problems.length === 0) return;
  lock.endInOrder();
  // Written directly to standard error, since Gatsby would wrap the lines at 80 characters.
  process.stderr.write(`\n${problems.join("\n")}\n\n`);
  reporter.panic("Some of this site's settings are invalid: see above.");
};

function findSearchProblems(): string[] {
  try {
    readHostedSearch(process.env);
    return [];
  } catch (error) {
    if (!(error instanceof SearchSettingsError)) throw error;
    return [error.message];
  }
}

function findMcpProblems(): string[] {
  const { problem } = readMcp(process.env);
  return problem === undefined ? [] : [problem];
}

function listPlugins(store: ParentSpanPluginArgs["store"]): string[] {
  // Gatsby types the store's functions as Function.
  const readState = store.getState as () => {
    readonly flattenedPlugins: readonly { readonly name: string }[];
  };
  return readState().flattenedPlugins.map(({ name }) => name);
}

/**
 * Reports a base path if `--prefix-paths` is missing: without that option, Gatsby doesn't add the base path to URLs.
 */
function findPrefixProblems(store: ParentSpanPluginArgs["store"]): string[] {
  const readState = store.getState as () => {
    readonly program?: { readonly prefixPaths?: boolean };
  };
  const base = readBasePath();
  if (base === "" || readState().program?.prefixPaths === true) return [];
  return [
    `The site's URL is ${settings.url}, so its pages are served below ${base}. Build the site with \`gatsby build --prefix-paths\`, as \`npm run build\` does.`,
  ];
}
