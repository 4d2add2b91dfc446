import type { Fault } from "../../faults/fault";
import { type SiteParts, openSite } from "../bodies/site-parts";
import { drawMissingCards } from "../cards/card-files";
import { type TwinPlan, writeMissingTwins } from "../public/twin-files";
import {
  type MachineReadableInput,
  writeMachineReadableFiles,
} from "../public/write-machine-readable-files";
import { findSynonymFaults, readSearchContent } from "../search/search-content";
import { type UnpublishedSearch, writeSearchIndex } from "../search/search-index";
import type { FoundPages } from "../search/search-pages";
import { cacheFolderOf } from "../store/cache-files";

/** Outputs that only depend on the docs, and not on what webpack builds. */
export interface BackgroundTask extends MachineReadableInput {
  readonly twins: TwinPlan;
  readonly parts: SiteParts;
  /** Absent if neither the pages nor an MCP server search the embedded index. */
  readonly found?: FoundPages;
}

export interface BackgroundResult {
  readonly search?: UnpublishedSearch;
  /** Faults for synonyms whose words aren't on any page, which is known only once all pages have been read. */
  readonly faults: readonly Fault[];
  /** Number of cards that had to be drawn. */
  readonly drawn: number;
  /** Number of machine-readable files, including icons and cards. */
  readonly files: number;
}

export default async function run(task: BackgroundTask): Promise<BackgroundResult> {
  const { root, publicFolder, found, cards, twins, parts } = task;
  const drawn = await drawMissingCards(root, cards);
  writeMissingTwins(cacheFolderOf(root), twins, openSite(parts));
  const addresses = await writeMachineReadableFiles(task);
  if (!found) return { drawn, files: addresses.length, faults: [] };
  const content = readSearchContent(root, found);
  const faults = findSynonymFaults(root, content);
  const search = writeSearchIndex(publicFolder, content);
  return { drawn, files: addresses.length, faults, search };
}
