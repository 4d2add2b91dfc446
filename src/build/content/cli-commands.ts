import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the packages of command line tools are kept, and what was read from them. */
export const cliCacheOf = (root: string): string => join(root, "node_modules/.cache/cli");

/** Name of the file in that folder that holds the manifests of all pinned packages. */
export const CLI_COMMANDS_NAME = "manifests.json";

/** The manifests of the pinned packages (`CliManifest[]` as JSON) as `cli-manifests.ts` has written them; undefined when there are none. */
export function readCliCommands(root: string): string | undefined {
  const file = join(cliCacheOf(root), CLI_COMMANDS_NAME);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
