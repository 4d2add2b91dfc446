import { PACKAGES_FILE, checkManifests } from "../../data/package-manifest";
import type { CheckedSample } from "../../markdown/samples/checked-sample";
import { CHECKED_LANGUAGES } from "../../markdown/samples/sample-kind";
import { type SamplePage, listSamples } from "../../markdown/samples/sample-page";
import { openContent } from "../content/content-files";
import { readPinnedSets } from "./pinned-packages";
import { openRecordKeys } from "./record-keys";
import { readRecords } from "./records";

/** The valid records of the current code blocks. */
export interface CheckedSamples {
  /**
   * False if no record is valid: either nothing has been checked yet, or packages, lists or checks have changed since
   * the last check.
   */
  readonly isKnown: boolean;
  /** Finds the record of each block of a page, in block order; undefined for a block without one. */
  readonly find: (file: string) => readonly (CheckedSample | undefined)[];
}

/** Folders on which `openCheckedSamples` depends. */
export const SAMPLE_FOLDERS: readonly string[] = [
  "content/records",
  "content/packages",
  "content/data",
  "src",
];

/** Reads all records. Returns a function that finds the valid records for a build's pages. */
export function openCheckedSamples(root: string): (pages: readonly SamplePage[]) => CheckedSamples {
  const records = readRecords(root);
  const content = openContent(root);
  const hasPackages = content.readText(PACKAGES_FILE) !== undefined;
  // Faults in manifests make the build fail, but only later, so nothing is marked here.
  if (records.pages.size === 0 || !hasPackages || checkManifests(content).length > 0)
    return () => ({ isKnown: false, find: () => [] });
  const keysOf = openRecordKeys(
    root,
    readPinnedSets(root, (set) => set),
  );
  return (pages) => {
    const { keyOf, runKeyOf } = keysOf(pages);
    const found = new Map<string, (CheckedSample | undefined)[]>();
    for (const block of listSamples(pages, CHECKED_LANGUAGES)) {
      const { page, index } = block;
      const checked = records.pages.get(page.file)?.get(keyOf(block));
      if (!checked) continue;
      const runs = records.runs.get(page.file);
      const ran = runs && runs.size > 0 ? runs.get(runKeyOf(block)) : undefined;
      const blocks = found.get(page.file) ?? page.samples.map(() => undefined);
      blocks[index] = { ...checked, ...(ran && { ran }) };
      found.set(page.file, blocks);
    }
    return { isKnown: found.size > 0, find: (file) => found.get(file) ?? [] };
  };
}
