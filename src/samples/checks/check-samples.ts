import { createCompiler } from "../../build/compile/compiler";
import { openContent } from "../../build/content/content-files";
import { listDocs } from "../../build/content/load-site";
import { readProofKeys } from "../../build/samples/proof-keys";
import { readRecords, writeRecords } from "../../build/samples/records";
import { cacheFolderOf, compiledBodyFile, readCached } from "../../build/store/cache-files";
import type { Fault } from "../../faults/fault";
import { NETWORKS_FILE } from "../../model/data/networks";
import type { DocBody } from "../../model/markdown/compiled-doc";
import type { CheckedSample } from "../../model/samples/checked-sample";
import { CHECKED_LANGUAGES } from "../../model/samples/sample-kind";
import { type SampleInPage, type SamplePage, listSamples } from "../../model/samples/sample-page";
import { type Allowance, checkAllowance, countSamples } from "../blocks/sample-counts";
import { openPackages } from "../packages/packages";
import { checkBlocks, checkTexts } from "./check-pages";
import { chooseAgain } from "./choose-blocks";
import { type Knowledge, readKnowledge } from "./knowledge";
import { createNeedsFinder } from "./needed-sets";
import { checkAddressSources } from "./network/check-address-sources";
import { checkNetworkObjects } from "./network/check-network-objects";
import { checkNetworkSources } from "./network/check-network-sources";
import { checkVariables } from "./shell/check-variables";
/** What a check of all samples came to. */
export interface SamplesReport {
  readonly faults: readonly Fault[];
  readonly counts: Allowance;
  /** Blocks that no record knew, and blocks that were checked in spite of theirs. */
  readonly fresh: number;
  readonly again: number;
  readonly addresses: number;
  /** Whether the main packages are on this machine now. */
  readonly hasMainPackages: boolean;
}

export interface SamplesOptions {
  /** Files to check; all of the content without. */
  readonly only?: ReadonlySet<string>;
  /** Checks everything, whatever is recorded. */
  readonly all?: boolean;
  /** Decides which recorded blocks are checked again; none without. */
  readonly seed?: string | undefined;
  /** Takes up the names of files that should hold records and do not. */
  readonly tell?: (file: string) => void;
}

/**
 * Checks the samples, addresses and networks of the whole content, or of some of its files: what no record knows, and a
 * random tenth of the rest. Packages are installed as far as that needs them, and the records written anew.
 */
export async function checkSamples(
  root: string,
  { only, all = false, seed, tell }: SamplesOptions = {},
): Promise<SamplesReport> {
  const { pages, drafts } = await readPages(root);
  // A draft is checked when it is asked for by name: a build has no page of it.
  const isWanted = (file: string): boolean => (only ? only.has(file) : !drafts.has(file));
  const sets = openPackages(root);
  const keys = readProofKeys(root, pages, sets);
  const before = readRecords(root, tell);
  const needsOf = createNeedsFinder(sets);
  const candidates = listSamples(pages, CHECKED_LANGUAGES)
    .filter(({ page }) => isWanted(page.file))
    .map((block) => {
      const key = keys.keyOf(block);
      const recorded = all ? undefined : before.pages.get(block.page.file)?.get(key);
      return { block, key, recorded, needs: needsOf(block) };
    });
  const again =
    seed === undefined
      ? new Set<SampleInPage>()
      : chooseAgain(candidates, [sets.main, ...sets.others], seed);
  const stale = candidates.filter(({ block, recorded }) => !recorded || again.has(block));
  const lists = [...keys.lists].filter(([file, key]) => all || before.lists.get(file) !== key);
  await sets.install(
    new Set([...stale.flatMap(({ needs }) => needs), ...(lists.length > 0 ? [sets.main] : [])]),
  );
  const knowledge = await readKnowledge(root, sets);
  const staleSamples = new Set(stale.map(({ block }) => block.sample));
  const now = checkBlocks(
    pages,
    knowledge,
    ({ sample }) => staleSamples.has(sample),
    new Date().toISOString().slice(0, 10),
  );
  const listFaults = sets.isInstalled(sets.main) ? checkLists(root, knowledge) : [];
  const proofs = candidates.flatMap(({ block, key, recorded }) => {
    const checked = staleSamples.has(block.sample) ? now.checks.get(block.sample) : recorded;
    const known = before.pages.get(block.page.file)?.get(key);
    return checked
      ? [{ file: block.page.file, key, checked: keepRecorded(checked, known, all) }]
      : [];
  });
  const kept = only ? [...before.pages].filter(([file]) => !only.has(file)) : [];
  writeRecords(root, {
    pages: new Map([...kept, ...groupByFile(proofs)]),
    lists: listFaults.length === 0 ? keys.lists : new Map(),
  });
  const texts = checkTexts(readTexts(root, isWanted), pages, knowledge);
  const counts = countSamples(
    pages.filter(({ file }) => !drafts.has(file)),
    CHECKED_LANGUAGES,
  );
  return {
    faults: unique([
      ...knowledge.faults,
      ...now.faults,
      ...texts.faults,
      ...checkNetworkObjects(pages, knowledge.networks, ({ page }) => isWanted(page.file)),
      ...checkVariables(
        pages.filter(({ file }) => isWanted(file)),
        knowledge.parse,
      ),
      ...listFaults,
      ...(only ? [] : checkAllowance(counts)),
    ]),
    counts,
    fresh: stale.length - again.size,
    again: again.size,
    addresses: texts.addresses,
    hasMainPackages: sets.isInstalled(sets.main),
  };
}

/** What is wrong with lists that name packages as their sources. */
const checkLists = (root: string, { addresses, networks, sets }: Knowledge): Fault[] => [
  ...checkAddressSources(addresses, sets.main, root),
  ...checkNetworkSources(networks, openContent(root).readText(NETWORKS_FILE) ?? "", sets.main),
];

/**
 * A block that was found right before keeps the day of that, so that records change with what they say only. TypeScript
 * lists the parts of a union in an order that depends on what else it was shown, so types that were recorded stay as well,
 * unless everything was checked.
 */
function keepRecorded(checked: CheckedSample, known: CheckedSample | undefined, all: boolean) {
  if (!known || markOf(known) !== markOf(checked)) return checked;
  return all || placesOf(known) !== placesOf(checked) ? { ...checked, on: known.on } : known;
}

const markOf = ({ proof, by, against }: CheckedSample): string =>
  JSON.stringify([proof, by, against]);
const placesOf = ({ names = [] }: CheckedSample): string =>
  JSON.stringify(names.map(([line, column, length]) => [line, column, length]));

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

/** The code blocks of every doc, and which docs are drafts. */
async function readPages(
  root: string,
): Promise<{ pages: SamplePage[]; drafts: ReadonlySet<string> }> {
  const files = listDocs(root);
  const compiler = await createCompiler(root);
  const { docs, bodies } = await compiler.compile(files);
  const pages = [...bodies].map(([file, digest]) => {
    const { samples } = readCached<DocBody>(cacheFolderOf(root), compiledBodyFile(digest));
    return { file, samples };
  });
  const drafts = docs.filter(({ frontmatter }) => frontmatter?.draft === true);
  return { pages, drafts: new Set(drafts.map(({ file }) => file)) };
}

/** Every file of the content that holds words, code or data of ours; the list of networks is held against viem instead. */
const readTexts = (
  root: string,
  isWanted: (file: string) => boolean,
): { file: string; text: string }[] =>
  openContent(root)
    .listFiles("content")
    .filter((file) => /\.(mdx?|ya?ml)$/.test(file) && isWanted(file))
    .filter((file) => !file.startsWith("content/packages/") && file !== NETWORKS_FILE)
    .map((file) => ({ file, text: openContent(root).readText(file) ?? "" }));

/** A fragment stands in several pages, and its fault is told once. */
function unique(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
