import type { GatsbyNode } from "gatsby";
import { SearchSettingsError, readHostedSearch } from "../pipeline/settings/search-settings";
import { readServices } from "../pipeline/settings/service-settings";
import { lastingCacheOf } from "../pipeline/store/cache-files";
import { removeUnfinished } from "../pipeline/store/output-files";
import { getBuild } from "./build";

/**
 * Runs before everything else: makes sure that only one build runs, removes what a killed one left, and reports all
 * mistakes in the environment at once.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const { root, publicFolder, cacheFolder, isDevelopment, lock } = getBuild();
  const busy = isDevelopment ? undefined : lock.take();
  if (busy !== undefined) {
    process.stderr.write(`\n${busy}\n\n`);
    reporter.panic("No build can begin in this folder, see above.");
  }
  for (const folder of [publicFolder, cacheFolder, lastingCacheOf(root)]) removeUnfinished(folder);
  const problems = [...findSearchProblems(), ...readServices(process.env).problems];
  if (problems.length === 0) return;
  lock.endInOrder();
  // Written to standard error directly, since Gatsby would break the lines at 80 characters.
  process.stderr.write(`\n${problems.join("\n")}\n\n`);
  reporter.panic("The environment does not configure this site as it has to, see above.");
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
