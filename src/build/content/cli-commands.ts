import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CLI_COMMANDS_FILE } from "../../model/markdown/components/cli/cli-topic";

/** The commands of the pinned packages as `cli-manifests.ts` has written them; undefined when there are none. */
export function readCliCommands(root: string): string | undefined {
  const file = join(root, CLI_COMMANDS_FILE);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
