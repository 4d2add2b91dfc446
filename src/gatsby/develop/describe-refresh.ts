import type { Site } from "../../docs/site";
import type { Refresh } from "./watch-content";

/** Number of names in the line; a Git checkout may change hundreds of files. */
const MAX_NAMES = 3;

/** Says in a line what a save has changed: the pages or files, how long it took, and how many faults there are. */
export function describeRefresh(
  { files, ms }: Refresh,
  { docs, faults }: Pick<Site, "docs" | "faults">,
): string {
  const pathByFile = new Map(docs.map(({ file, path }) => [file, path]));
  const names = files.map((file) => pathByFile.get(file) ?? file);
  const more = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(", ") + (more > 0 ? ` and ${more} more` : "");
  const count =
    faults.length === 1 ? "1 fault" : `${faults.length === 0 ? "no" : faults.length} faults`;
  return `${shown}: read again in ${(ms / 1000).toFixed(1)} s, ${count}`;
}
