import { join } from "node:path";
import type { DocBody } from "../../model/markdown/compiled-doc";
import { NETWORKS_FILE } from "../../model/data/networks";
import type { CheckedSample } from "../../model/samples/checked-sample";
import type { Sample } from "../../model/samples/sample";
import type { Fault } from "../../faults/fault";
import { compiledBodyFile, cacheFolderOf, readCached } from "../../build/store/cache-files";
import { type PageChecks, writeCheckedSamples } from "../../build/content/checked-samples";
import { createCompiler } from "../../build/compile/compiler";
import { openContent } from "../../build/content/content-files";
import { listDocs } from "../../build/content/load-site";
import { checkAddressSources } from "./network/check-address-sources";
import { checkNetworkSources } from "./network/check-network-sources";
import { CHECKED_LANGUAGES, checkBlocks, checkTexts } from "./check-pages";
import { checkVariables } from "./shell/check-variables";
import { readKnowledge } from "./knowledge";
import { openResultCache } from "./result-cache";
import { type Allowance, checkAllowance, countSamples } from "../blocks/sample-counts";
import {
  type SampleInPage,
  type SamplePage,
  listDeclarations,
  listImportedPages,
  listSamples,
} from "../blocks/sample-page";

const RESULTS_FILE = "node_modules/.cache/samples-results.json";

/** What a check of all samples came to. */
export interface SamplesReport {
  readonly faults: readonly Fault[];
  readonly counts: Allowance;
  /** Blocks that were checked now, not found in the cache. */
  readonly fresh: number;
  readonly addresses: number;
}

/** Checks the samples, addresses and networks of the whole content, or of some of its files. */
export async function checkSamples(
  root: string,
  { only }: { only?: ReadonlySet<string> } = {},
): Promise<SamplesReport> {
  const { pages, drafts } = await readPages(root);
  // A draft is checked when it is asked for by name: a build has no page of it.
  const isWanted = (file: string): boolean => (only ? only.has(file) : !drafts.has(file));
  const knowledge = await readKnowledge(root);
  const cache = openResultCache(join(root, RESULTS_FILE), pages, knowledge.digestFor);
  const blocks = listSamples(pages, CHECKED_LANGUAGES).filter(({ page }) => isWanted(page.file));
  const before = new Map(blocks.map((block) => [block.sample, cache.find(block)]));
  const isStale = ({ page, sample }: SampleInPage): boolean =>
    isWanted(page.file) && before.get(sample) === undefined;
  const now = checkBlocks(pages, knowledge, isStale, new Date().toISOString().slice(0, 10));
  const found = [...[...before.values()].flatMap((known) => known?.faults ?? []), ...now.faults];
  const checks = new Map<Sample, CheckedSample>(now.checks);
  for (const [sample, known] of before) if (known?.checked) checks.set(sample, known.checked);
  if (!only) {
    cache.store(blocks, found, checks);
    const samplesOf = new Map(pages.map(({ file, samples }) => [file, samples]));
    writeCheckedSamples(root, listChecks(pages, checks), (file) => samplesOf.get(file) ?? []);
  }
  const texts = checkTexts(readTexts(root, isWanted), pages, knowledge);
  const counts = countSamples(
    pages.filter(({ file }) => !drafts.has(file)),
    CHECKED_LANGUAGES,
  );
  return {
    faults: unique([
      ...knowledge.faults,
      ...found,
      ...texts.faults,
      ...checkVariables(
        pages.filter(({ file }) => isWanted(file)),
        knowledge.parse,
      ),
      ...checkAddressSources(knowledge.addresses, knowledge.sets.main, root),
      ...checkNetworkSources(
        knowledge.networks,
        openContent(root).readText(NETWORKS_FILE) ?? "",
        knowledge.sets.main,
      ),
      ...(only ? [] : checkAllowance(counts)),
    ]),
    counts,
    fresh: blocks.filter(isStale).length,
    addresses: texts.addresses,
  };
}

/** The checks of each page that has some, for the build. */
function listChecks(
  pages: readonly SamplePage[],
  checks: ReadonlyMap<Sample, CheckedSample>,
): PageChecks[] {
  return pages.flatMap((page) => {
    if (!page.samples.some((sample) => checks.has(sample))) return [];
    const imported = page.samples.flatMap((sample, index) =>
      listImportedPages({ page, index, sample }, pages),
    );
    const declarers = listDeclarations(page, pages).map((one) => one.page);
    const others = [...imported, ...declarers].map(({ file }) => file);
    return {
      file: page.file,
      dependencies: [...new Set(others)].filter((file) => file !== page.file),
      blocks: page.samples.map((sample) => checks.get(sample)),
    };
  });
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
