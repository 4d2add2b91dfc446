import { PACKAGES_FILE, checkManifests } from "../../model/data/package-manifest";
import type { CheckedSample } from "../../model/samples/checked-sample";
import { CHECKED_LANGUAGES } from "../../model/samples/sample-kind";
import { type SamplePage, listSamples } from "../../model/samples/sample-page";
import { openContent } from "../content/content-files";
import { readPinnedSets } from "./pinned-packages";
import { readRecordKeys } from "./record-keys";
import { readRecords } from "./records";

/** What the records say about the code blocks as they are now. */
export interface CheckedSamples {
  /** False when no record holds: nothing was checked, or packages, lists or the checks have changed since. */
  readonly isKnown: boolean;
  /** The record of each block of a page, in the order of the blocks; undefined for a block without one. */
  readonly find: (file: string) => readonly (CheckedSample | undefined)[];
}

/** Reads the records of these pages, for the marks of a build. */
export function readCheckedSamples(root: string, pages: readonly SamplePage[]): CheckedSamples {
  const records = readRecords(root);
  const content = openContent(root);
  const hasPackages = content.readText(PACKAGES_FILE) !== undefined;
  // The build ends with the faults of manifests, but later than here.
  if (records.pages.size === 0 || !hasPackages || checkManifests(content).length > 0)
    return { isKnown: false, find: () => [] };
  const { keyOf } = readRecordKeys(
    root,
    pages,
    readPinnedSets(root, (set) => set),
  );
  const found = new Map<string, (CheckedSample | undefined)[]>();
  for (const block of listSamples(pages, CHECKED_LANGUAGES)) {
    const { page, index } = block;
    const checked = records.pages.get(page.file)?.get(keyOf(block));
    if (!checked) continue;
    const blocks = found.get(page.file) ?? page.samples.map(() => undefined);
    blocks[index] = checked;
    found.set(page.file, blocks);
  }
  return { isKnown: found.size > 0, find: (file) => found.get(file) ?? [] };
}
