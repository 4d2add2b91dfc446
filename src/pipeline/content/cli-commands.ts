import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder for the packages of command line tools, and for what was read from them. */
export const cliCacheOf = (root: string): string => join(root, "node_modules/.cache/cli");

/** The file in that folder with the manifests of all pinned packages. */
export const CLI_COMMANDS_NAME = "manifests.json";

/**
 * The manifests of the pinned packages (`CliManifest[]` as JSON), written by `cli-manifests.ts`; undefined when there
 * are none.
 */
export function readCliCommands(root: string): string | undefined {
  const file = join(cliCacheOf(root), CLI_COMMANDS_NAME);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
