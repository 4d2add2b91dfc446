import { join } from "node:path";
import type { Fault } from "../../faults/fault";
import { type SharedSite, openSite } from "../bodies/shared-site";
import { type CardPage, drawMissingCards, listCards } from "../cards/card-files";
import { listMachineReadableFiles } from "../public/machine-readable-files";
import type { MachineReadableSource } from "../public/published-site";
import { type TwinPlan, writeMissingTwins } from "../public/twin-files";
import { findSynonymFaults, readSearchContent } from "../search/search-content";
import { type UnpublishedSearch, writeSearchIndex } from "../search/search-index";
import type { FoundPages } from "../search/search-pages";
import { cacheFolderOf } from "../store/cache-files";
import { writePublicFiles } from "../store/public-files";

/** Outputs that only depend on the docs, and not on what webpack builds. */
export interface BackgroundTask {
  readonly root: string;
  readonly publicFolder: string;
  readonly source: MachineReadableSource;
  readonly cards: readonly CardPage[];
  readonly twins: TwinPlan;
  readonly shared: SharedSite;
  /** Absent if neither the pages nor an MCP server search the embedded index. */
  readonly found?: FoundPages;
}

export interface BackgroundResult {
  readonly search?: UnpublishedSearch;
  /** Faults for synonyms whose words aren't on any page, which is known only once all pages have been read. */
  readonly faults: readonly Fault[];
  /** Number of cards that had to be drawn. */
  readonly drawn: number;
  /** Number of machine-readable files, including cards. */
  readonly files: number;
}

export default async function run(task: BackgroundTask): Promise<BackgroundResult> {
  const { root, publicFolder, found, twins, shared } = task;
  const cacheFolder = cacheFolderOf(root);
  const drawn = await drawMissingCards(root, task.cards);
  const cards = listCards(root, task.cards);
  writePublicFiles(publicFolder, join(cacheFolder, "written-cards.json"), cards);
  writeMissingTwins(cacheFolder, twins, openSite(shared));
  const files = listMachineReadableFiles(root, task.source);
  writePublicFiles(publicFolder, join(cacheFolder, "written-outputs.json"), files);
  const written = { drawn, files: files.size + cards.size };
  if (!found) return { ...written, faults: [] };
  const content = readSearchContent(root, found);
  const faults = findSynonymFaults(root, content);
  return { ...written, faults, search: writeSearchIndex(publicFolder, content) };
}
