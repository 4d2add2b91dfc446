import type { Fault } from "../../faults/fault";
import { type SiteParts, openSite } from "../bodies/site-parts";
import { drawMissingCards } from "../cards/card-files";
import { packEarly } from "../packing/pack-files";
import { type TwinPlan, writeMissingTwins } from "../public/twin-files";
import {
  type MachineReadableInput,
  writeMachineReadableFiles,
} from "../public/write-machine-readable-files";
import { findSynonymFaults, readSearchContent } from "../search/search-content";
import { type SearchParts, writeSearchParts } from "../search/search-index";
import type { FoundPages } from "../search/search-pages";
import { cacheFolderOf } from "../store/cache-files";

/** What is made of the pages alone, whatever webpack makes of the site. */
export interface BackgroundTask extends MachineReadableInput {
  readonly twins: TwinPlan;
  readonly parts: SiteParts;
  /** Absent when a hosted service answers searches. */
  readonly found?: FoundPages;
}

export interface BackgroundResult {
  readonly search?: SearchParts;
  /** Synonyms that lead nowhere: known once the words of all pages are. */
  readonly faults: readonly Fault[];
  /** How many cards had to be drawn. */
  readonly drawn: number;
  /** How many files there are for machines, cards among them. */
  readonly files: number;
}

export default async function run(task: BackgroundTask): Promise<BackgroundResult> {
  const { root, publicFolder, found, cards, twins, parts } = task;
  const drawn = await drawMissingCards(root, cards);
  writeMissingTwins(cacheFolderOf(root), twins, openSite(parts));
  const addresses = await writeMachineReadableFiles(task);
  // They need not wait for the pages, beside which the others are packed.
  await packEarly(root, addresses);
  if (!found) return { drawn, files: addresses.length, faults: [] };
  const content = readSearchContent(root, found);
  const faults = findSynonymFaults(root, content);
  const search = writeSearchParts(publicFolder, content);
  return { drawn, files: addresses.length, faults, search };
}
