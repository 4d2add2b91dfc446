import { NETWORKS_FILE } from "../../data/networks";
import { type Fault, faultAt } from "../../faults/fault";
import type { CheckedSample } from "../../markdown/samples/checked-sample";
import { CHECKED_LANGUAGES } from "../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  listSamples,
} from "../../markdown/samples/sample-page";
import { createCompiler } from "../../pipeline/compile/compiler";
import { hasFailed } from "../../pipeline/compile/failed-doc";
import { openContent } from "../../pipeline/content/content-files";
import { openRecordKeys } from "../../pipeline/samples/record-keys";
import { RECORDS_FOLDER, readRecords, writeRecords } from "../../pipeline/samples/records";
import { listDocs } from "../../pipeline/site/load-site";
import { type Allowance, checkAllowance, countSamples } from "../blocks/sample-counts";
import { openPackages } from "../packages/packages";
import { type CheckedRuns, checkRuns } from "../run/check-runs";
import type { RunOptions } from "../run/run-samples";
import { checkBlocks, checkTexts } from "./check-pages";
import { type Knowledge, readKnowledge } from "./knowledge";
import { createNeedsFinder } from "./needed-sets";
import { checkAddressSources } from "./network/check-address-sources";
import { checkNetworkObjects } from "./network/check-network-objects";
import { checkNetworkSources } from "./network/check-network-sources";
import { checkVariables } from "./shell/check-variables";

/** The result of checking all samples. */
export interface SamplesReport {
  readonly faults: readonly Fault[];
  readonly counts: Allowance;
  /** Number of blocks that had to be checked. */
  readonly fresh: number;
  readonly addresses: number;
  readonly runs?: CheckedRuns;
}

export interface SamplesOptions {
  /** Files to check; if absent, all content is checked. */
  readonly only?: ReadonlySet<string>;
  /** True to check everything, even blocks with a record. */
  readonly all?: boolean;
  /** True to check no block: a block without a record is a fault. Nothing is installed or written. */
  readonly isRecordedOnly?: boolean;
  /** Called with the name of each file of records that can't be read. */
  readonly onUnreadable?: (file: string) => void;
  readonly onRun?: RunOptions["onRun"];
}

const NOTHING = {
  counts: countSamples([], CHECKED_LANGUAGES),
  fresh: 0,
  addresses: 0,
};

/**
 * Checks the samples, addresses and networks in all content, or in some of its files. Samples that have a record are
 * skipped, unless `all` is set. Installs the packages that the checks need, and writes the records.
 */
export async function checkSamples(
  root: string,
  { only, all = false, isRecordedOnly = false, onUnreadable, onRun }: SamplesOptions = {},
): Promise<SamplesReport> {
  const { pages, drafts, failed } = await readPages(root);
  // Samples can import code from other pages, so none are checked, and no records are changed, until all pages compile.
  if (failed.length > 0) return { ...NOTHING, faults: failed };
  // A draft is only checked if it is named explicitly, since builds leave it out.
  const isWanted = (file: string): boolean => (only ? only.has(file) : !drafts.has(file));
  const sets = openPackages(root);
  const keys = openRecordKeys(root, sets)(pages);
  const before = readRecords(root, onUnreadable);
  const candidates = listSamples(pages, CHECKED_LANGUAGES)
    .filter(({ page }) => isWanted(page.file))
    .map((block) => {
      const key = keys.keyOf(block);
      const recorded = all ? undefined : before.pages.get(block.page.file)?.get(key);
      return { block, key, recorded };
    });
  const stale = candidates.flatMap(({ block, recorded }) => (recorded ? [] : [block]));
  const lists = [...keys.lists].flatMap(([file, key]) =>
    all || before.lists.get(file) !== key ? [file] : [],
  );
  const today = new Date().toISOString().slice(0, 10);
  const runs = await checkRuns({
    ...{ root, pages, sets, today, onRun, all, isRecordedOnly },
    before: before.runs,
    runKeyOf: keys.runKeyOf,
    isWanted: ({ file }) => isWanted(file),
  });
  const checkBlocksAndLists = async (): Promise<Checked> => {
    const needsOf = createNeedsFinder(sets);
    await sets.install(
      new Set([...stale.flatMap(needsOf), ...(lists.length > 0 ? [sets.main] : [])]),
    );
    const knowledge = await readKnowledge(root, sets);
    const staleSamples = new Set(stale.map(({ sample }) => sample));
    const now = checkBlocks(pages, knowledge, ({ sample }) => staleSamples.has(sample), today);
    const listFaults = sets.isInstalled(sets.main) ? checkLists(root, knowledge) : [];
    const proofs = candidates.flatMap(({ block, key, recorded }) => {
      const checked = recorded ?? now.checks.get(block.sample);
      const known = before.pages.get(block.page.file)?.get(key);
      return checked ? [{ file: block.page.file, key, checked: keepRecorded(checked, known) }] : [];
    });
    const kept = only ? [...before.pages].filter(([file]) => !only.has(file)) : [];
    writeRecords(root, {
      pages: new Map([...kept, ...groupByFile(proofs)]),
      runs: runs.runs,
      lists: listFaults.length === 0 ? keys.lists : new Map(),
    });
    return { knowledge, faults: [...now.faults, ...listFaults] };
  };
  const checked = isRecordedOnly
    ? { knowledge: await readKnowledge(root, sets), faults: listUnrecorded(stale, lists) }
    : await checkBlocksAndLists();
  const { knowledge } = checked;
  const texts = checkTexts(readTexts(root, isWanted), pages, knowledge);
  const counts = countSamples(
    pages.filter(({ file }) => !drafts.has(file)),
    CHECKED_LANGUAGES,
  );
  return {
    faults: unique([
      ...knowledge.faults,
      ...checked.faults,
      ...runs.faults,
      ...texts.faults,
      ...checkNetworkObjects(pages, knowledge.networks, ({ page }) => isWanted(page.file)),
      ...checkVariables(
        pages.filter(({ file }) => isWanted(file)),
        knowledge.parse,
      ),
      ...(only ? [] : checkAllowance(counts)),
    ]),
    counts,
    fresh: stale.length,
    addresses: texts.addresses,
    runs,
  };
}

interface Checked {
  readonly knowledge: Knowledge;
  readonly faults: readonly Fault[];
}

/** Lists the blocks and lists without a record, as faults. One command repairs them all, as with a lock file. */
const listUnrecorded = (blocks: readonly SampleInPage[], lists: readonly string[]): Fault[] => [
  ...blocks.map(({ sample: { file, line, column } }) =>
    faultAt(
      { file, line, column },
      {
        rule: "sample/no-record",
        problem: "This code block has no record of its check.",
        fix: `Run "npm run check:samples", and commit ${RECORDS_FOLDER}.`,
      },
    ),
  ),
  ...lists.map((file) =>
    faultAt(
      { file, line: 1, column: 1 },
      {
        rule: "sample/no-record",
        problem: "This list has no record of its comparison with the packages it names.",
        fix: `Run "npm run check:samples", and commit ${RECORDS_FOLDER}.`,
      },
    ),
  ),
];

/** Checks the content's lists that name packages as sources. */
const checkLists = (root: string, { addresses, networks, sets }: Knowledge): Fault[] => [
  ...checkAddressSources(addresses, sets.main, root),
  ...checkNetworkSources(networks, openContent(root).readKnown(NETWORKS_FILE), sets.main),
];

/** Keeps a block's existing record if the result is the same, so that records only change if their content does. */
const keepRecorded = (checked: CheckedSample, known: CheckedSample | undefined): CheckedSample =>
  known && resultOf(known) === resultOf(checked) ? known : checked;

/**
 * Formats the result of a check without its date and the words of the types: the order in which TypeScript lists a union's members
 * depends on what it has read before.
 */
const resultOf = ({ proof, by, against, names = [] }: CheckedSample): string =>
  JSON.stringify([
    proof,
    by,
    against,
    names.map(([line, column, length]) => [line, column, length]),
  ]);

interface Proof {
  readonly file: string;
  readonly key: string;
  readonly checked: CheckedSample;
}

function groupByFile(proofs: readonly Proof[]): Map<string, Map<string, CheckedSample>> {
  const pages = new Map<string, Map<string, CheckedSample>>();
  for (const { file, key, checked } of proofs)
    pages.set(file, (pages.get(file) ?? new Map<string, CheckedSample>()).set(key, checked));
  return pages;
}

interface ReadPages {
  readonly pages: SamplePage[];
  readonly drafts: ReadonlySet<string>;
  /** Faults of the docs that the compiler failed on. */
  readonly failed: readonly Fault[];
}

/** Reads the code blocks of all docs, and finds out which docs are drafts. */
async function readPages(root: string): Promise<ReadPages> {
  const files = listDocs(root);
  const compiler = await createCompiler(root);
  const { docs } = await compiler.compile(files);
  const drafts = docs.filter(({ frontmatter }) => frontmatter?.draft === true);
  const pages = docs.map(({ file, samples, frontmatter }) => ({ file, samples, frontmatter }));
  const failed = docs.filter(hasFailed).flatMap(({ faults }) => faults);
  return { pages, drafts: new Set(drafts.map(({ file }) => file)), failed };
}

/**
 * Reads all content files that contain text, code or data, except for the list of networks, which is compared with viem
 * instead.
 */
const readTexts = (
  root: string,
  isWanted: (file: string) => boolean,
): { file: string; text: string }[] =>
  openContent(root)
    .listFiles("content")
    .filter((file) => /\.(mdx?|ya?ml)$/.test(file) && isWanted(file))
    .filter((file) => !file.startsWith("content/packages/") && file !== NETWORKS_FILE)
    .map((file) => ({ file, text: openContent(root).readKnown(file) }));

/** Removes duplicates: a fragment's faults are reported only once, even if several pages include it. */
function unique(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
