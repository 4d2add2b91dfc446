import { PACKAGES_FILE, checkManifests } from "../../model/data/package-manifest";
import type { CheckedSample } from "../../model/samples/checked-sample";
import { CHECKED_LANGUAGES } from "../../model/samples/sample-kind";
import { type SamplePage, listSamples } from "../../model/samples/sample-page";
import { openContent } from "../content/content-files";
import { readPinnedSets } from "./pinned-packages";
import { readProofKeys } from "./proof-keys";
import { readRecords } from "./records";

/** What is recorded of the blocks as they are now. */
export interface CheckedSamples {
  /** False when nothing is: no check has run, or packages, lists or the checks themselves have changed since. */
  readonly isKnown: boolean;
  /** Of each block of a page, by its place; undefined for one that was not found right as it is. */
  readonly find: (file: string) => readonly (CheckedSample | undefined)[];
}

/** Reads what checks found right in these pages, for the marks of a build. */
export function readCheckedSamples(root: string, pages: readonly SamplePage[]): CheckedSamples {
  const records = readRecords(root);
  const content = openContent(root);
  const hasPackages = content.readText(PACKAGES_FILE) !== undefined;
  // The build ends with the faults of manifests, but later than here.
  if (records.pages.size === 0 || !hasPackages || checkManifests(content).length > 0)
    return { isKnown: false, find: () => [] };
  const { keyOf } = readProofKeys(
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
