import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDataFolder } from "../docs/data-files";
import type { DocBody } from "../docs/markdown/compiled-doc";
import {
  ADDRESSES_FILE,
  checkAddresses,
  findAddresses,
  readAddresses,
} from "../docs/samples/addresses";
import { NETWORKS_FILE, readNetworks } from "../docs/networks";
import { checkNetworkUses } from "../docs/samples/network-uses";
import type { Fault, Place } from "../faults/fault";
import { bodyFileOf, cacheFolderOf, digestOf, readCached } from "../gatsby/cache-files";
import { createCompiler } from "../gatsby/compiler";
import { listFiles } from "../gatsby/list-files";
import { listDocs } from "../gatsby/load-site";
import { checkAddressSources } from "./check-address-sources";
import { DATA_LANGUAGES, checkDataLanguages } from "./check-data-language";
import { checkManifests } from "./check-manifest";
import { checkNetworkSources } from "./check-network-sources";
import { SHELL_LANGUAGES, checkShell } from "./check-shell";
import { SOLIDITY_LANGUAGES, checkSolidity } from "./check-solidity";
import { TYPESCRIPT_LANGUAGES, checkTypescript } from "./check-typescript";
import { toChecksum } from "./checksum";
import { COMMANDS_FOLDER, mergeSpecs, readOclifSpec, toSpec } from "./command-specs";
import { readKnownPackages } from "./known-packages";
import { type Packages, installPackages } from "./packages";
import { createShellParser } from "./parse-shell";
import { openResultCache } from "./result-cache";
import { type SampleInPage, type SamplePage, listSamples } from "./sample-page";
import { type Allowance, checkAllowance, countSamples } from "./sample-counts";

const RESULTS_FILE = "node_modules/.cache/samples-results.json";

const CHECKED_LANGUAGES: ReadonlySet<string> = new Set([
  ...TYPESCRIPT_LANGUAGES,
  ...SOLIDITY_LANGUAGES,
  ...SHELL_LANGUAGES,
  ...DATA_LANGUAGES,
]);

/** What a check of all samples came to. */
export interface SamplesReport {
  readonly faults: readonly Fault[];
  readonly counts: Allowance;
  /** Blocks that were checked now, not found in the cache. */
  readonly fresh: number;
  readonly addresses: number;
}

/** Checks the samples and addresses of the whole content, or of some of its files. */
export async function checkSamples(
  root: string,
  { only }: { only?: ReadonlySet<string> } = {},
): Promise<SamplesReport> {
  const pages = await readPages(root);
  const sets = installPackages(root);
  const isWanted = (file: string): boolean => !only || only.has(file);
  const readText = (file: string): string | undefined =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  const source = { readText, listFiles: (folder: string) => listFiles(root, folder) };
  const commands = readDataFolder(COMMANDS_FOLDER, source);
  const known = readKnownPackages(readText);
  const packagesFor = (page: string): ReadonlyMap<string, string> =>
    new Map([...known.packages, ...sets.main.versions, ...sets.setOf(page).versions]);
  const specs = mergeSpecs([
    readOclifSpec("celocli", "@celo/celocli", sets.main),
    ...commands.entries.map(({ value }) => toSpec(value)),
  ]);
  const lists = digestOf(
    sets.main.digest, // The compilers of Solidity and the list of celocli come from there.
    JSON.stringify(commands.entries.map(({ value }) => value)),
    JSON.stringify([...known.packages]),
    ...["src/samples", "src/docs/samples"].flatMap((folder) =>
      listFiles(root, folder).map((file) => readText(file) ?? ""),
    ),
  );
  const cache = openResultCache(
    join(root, RESULTS_FILE),
    pages,
    (page) => lists + sets.setOf(page).digest,
  );
  const blocks = listSamples(pages, CHECKED_LANGUAGES).filter(({ page }) => isWanted(page.file));
  const before = new Map(blocks.map((block) => [block.sample, cache.find(block)]));
  const isStale = ({ page, sample }: SampleInPage): boolean =>
    isWanted(page.file) && before.get(sample) === undefined;
  const parse = await createShellParser();
  const found = [
    ...[...before.values()].flatMap((faults) => faults ?? []),
    ...checkTypescript(pages, sets, isStale),
    ...checkSolidity(pages, sets, isStale),
    ...checkShell(pages, { parse, specs, packagesFor }, isStale),
    ...checkDataLanguages(pages, isStale),
    ...checkManifests(pages, packagesFor, isStale),
  ];
  if (!only) cache.store(blocks, found);
  const addresses = checkAllAddresses(root, pages, sets.main, isWanted);
  const networks = checkAllNetworks(root, sets.main, isWanted, readText);
  const counts = countSamples(pages, CHECKED_LANGUAGES);
  return {
    faults: unique([
      ...commands.faults,
      ...known.faults,
      ...found,
      ...addresses.faults,
      ...networks,
      ...(only ? [] : checkAllowance(counts)),
    ]),
    counts,
    fresh: blocks.filter(isStale).length,
    addresses: addresses.count,
  };
}

/** The code blocks of every doc. */
async function readPages(root: string): Promise<SamplePage[]> {
  const files = listDocs(root);
  const compiler = await createCompiler(root);
  const { bodies } = await compiler.compile(files);
  return [...bodies].map(([file, digest]) => {
    const { samples } = readCached<DocBody>(cacheFolderOf(root), bodyFileOf(digest));
    return { file, samples };
  });
}

function checkAllAddresses(
  root: string,
  pages: readonly SamplePage[],
  packages: Packages,
  isWanted: (file: string) => boolean,
): { faults: Fault[]; count: number } {
  const list = join(root, ADDRESSES_FILE);
  const { entries, faults } = readAddresses(existsSync(list) ? readFileSync(list, "utf8") : "[]\n");
  const uses = listContentFiles(root, isWanted).flatMap((file) =>
    findAddresses(file, readFileSync(join(root, file), "utf8")),
  );
  const outputs = pages.flatMap(({ samples }) =>
    samples.filter(({ language }) => language === "text"),
  );
  const isOutput = ({ file, line }: Place): boolean =>
    file !== ADDRESSES_FILE &&
    outputs.some(
      (block) =>
        block.file === file &&
        line >= block.line &&
        line < block.line + block.code.split("\n").length,
    );
  return {
    faults: [
      ...faults,
      ...checkAddresses(uses, { entries, toChecksum, isOutput }),
      ...checkAddressSources(entries, packages, root),
    ],
    count: uses.length,
  };
}

/** Files of the content that hold words, code or data of ours. */
const listContentFiles = (root: string, isWanted: (file: string) => boolean): string[] =>
  listFiles(root, "content")
    .filter((file) => /\.(mdx?|ya?ml)$/.test(file) && isWanted(file))
    .filter((file) => !file.startsWith("content/packages/"));

function checkAllNetworks(
  root: string,
  packages: Packages,
  isWanted: (file: string) => boolean,
  readText: (file: string) => string | undefined,
): Fault[] {
  const { networks, faults } = readNetworks({ readText });
  const texts = listContentFiles(root, isWanted)
    .filter((file) => file !== NETWORKS_FILE)
    .map((file) => ({ file, text: readText(file) ?? "" }));
  return [
    ...faults,
    ...checkNetworkUses(texts, networks),
    ...checkNetworkSources(networks, readText(NETWORKS_FILE) ?? "", packages),
  ];
}

/** A fragment stands in several pages, and its fault is told once. */
function unique(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
