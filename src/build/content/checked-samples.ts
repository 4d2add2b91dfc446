import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckedSample } from "../../model/samples/checked-sample";
import type { Sample } from "../../model/samples/sample";
import { digestOf, findCached, keepCached, lastingCacheOf } from "../store/cache-files";
import { listFiles } from "../store/list-files";

/** What `npm run check:samples` found right, for the builds after it. */
const FILE = "samples-checked.json";

/** What blocks are checked against: another version, and no mark of before counts. */
const VERSIONS = ["content/packages", "content/data/commands"];

interface CheckedPage {
  /** Digest of the blocks by page: its own, and those of the pages it depends on. */
  readonly digests: Readonly<Record<string, string>>;
  /** By the block's index in the page; null for one that is not checked. */
  readonly blocks: readonly (CheckedSample | null)[];
}

interface CheckedFile {
  readonly versions: string;
  readonly pages: Readonly<Record<string, CheckedPage>>;
}

/** Checks of a page's blocks, with the other pages whose blocks were compiled with them. */
export interface PageChecks {
  readonly file: string;
  readonly dependencies: readonly string[];
  readonly blocks: readonly (CheckedSample | undefined)[];
}

/** Changes with the blocks of a page, wherever they stand in its file. */
const digestOfSamples = (samples: readonly Sample[]): string =>
  digestOf(JSON.stringify(samples.map(({ file: _, line: __, column: ___, ...own }) => own)));

const versionsOf = (root: string): string =>
  digestOf(
    ...VERSIONS.flatMap((folder) =>
      listFiles(root, folder).flatMap((file) => [file, readFileSync(join(root, file), "utf8")]),
    ),
  );

/** Keeps what was found right, for the next build. */
export function writeCheckedSamples(
  root: string,
  checks: readonly PageChecks[],
  samplesOf: (file: string) => readonly Sample[],
): void {
  const pages = checks.map(({ file, dependencies, blocks }): [string, CheckedPage] => [
    file,
    {
      digests: Object.fromEntries(
        [file, ...dependencies].map((one) => [one, digestOfSamples(samplesOf(one))]),
      ),
      blocks: blocks.map((block) => block ?? null),
    },
  ]);
  const checked: CheckedFile = { versions: versionsOf(root), pages: Object.fromEntries(pages) };
  keepCached(lastingCacheOf(root), FILE, checked);
}

/** Finds what is known of a page's blocks; `isKnown` is false when no check has run, or packages have changed since. */
export interface CheckedSamples {
  readonly isKnown: boolean;
  readonly find: (file: string) => readonly (CheckedSample | null)[];
}

/** Reads what the last check found right. A page whose blocks have changed since has no checked ones. */
export function readCheckedSamples(
  root: string,
  samplesOf: (file: string) => readonly Sample[] | undefined,
): CheckedSamples {
  const nothing: CheckedSamples = { isKnown: false, find: () => [] };
  const kept = findCached<CheckedFile>(lastingCacheOf(root), FILE);
  if (kept?.versions !== versionsOf(root)) return nothing;
  const { pages } = kept;
  const isSame = ([file, digest]: readonly [string, string]): boolean => {
    const samples = samplesOf(file);
    return samples !== undefined && digestOfSamples(samples) === digest;
  };
  return {
    isKnown: true,
    find: (file) => {
      const page = pages[file];
      return page && Object.entries(page.digests).every(isSame) ? page.blocks : [];
    },
  };
}
