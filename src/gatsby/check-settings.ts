import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { SearchSettingsError, readHostedSearch } from "./search-settings";
import { cacheFolderOf, lastingCacheOf } from "./cache-files";
import { removeUnfinished } from "./output-files";
import { readServices } from "./service-settings";

/** Before anything is built: what a killed build left is cleared away, and what the environment says has to be right, and all that is wrong with it is told at once. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  for (const folder of [join(root, "public"), cacheFolderOf(root), lastingCacheOf(root)])
    removeUnfinished(folder);
  const problems = [...findSearchProblems(), ...readServices(process.env).problems];
  if (problems.length === 0) return;
  // As they are, to standard error: Gatsby would break their lines at 80 characters.
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
