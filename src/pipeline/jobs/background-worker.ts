import type { Fault } from "../../faults/fault";
import { type SiteParts, openLocales } from "../bodies/site-parts";
import { drawMissingCards } from "../cards/card-files";
import { type TwinPlan, writeMissingTwins } from "../public/twin-files";
import {
  type MachineReadableInput,
  writeMachineReadableFiles,
} from "../public/write-machine-readable-files";
import { findSynonymFaults, readSearchContent } from "../search/search-content";
import { type SearchParts, writeSearchParts } from "../search/search-index";
import type { FoundPages } from "../search/search-pages";
import { cacheFolderOf } from "../store/cache-files";

/** The outputs that depend on the docs only, and not on what webpack builds. */
export interface BackgroundTask extends MachineReadableInput {
  readonly twins: TwinPlan;
  readonly parts: SiteParts;
  /** Absent when a hosted service answers queries. */
  readonly found?: FoundPages;
}

export interface BackgroundResult {
  readonly search?: SearchParts;
  /** Faults of synonyms whose words no page has. They are known only after all pages were read. */
  readonly faults: readonly Fault[];
  /** How many cards had to be drawn. */
  readonly drawn: number;
  /** How many machine-readable files were written, cards included. */
  readonly files: number;
}

export default async function run(task: BackgroundTask): Promise<BackgroundResult> {
  const { root, publicFolder, found, cards, twins, parts } = task;
  const drawn = await drawMissingCards(root, cards);
  writeMissingTwins(cacheFolderOf(root), twins, openLocales(parts));
  const addresses = await writeMachineReadableFiles(task);
  if (!found) return { drawn, files: addresses.length, faults: [] };
  const content = readSearchContent(root, found);
  const faults = findSynonymFaults(root, content);
  const search = writeSearchParts(publicFolder, content);
  return { drawn, files: addresses.length, faults, search };
}
