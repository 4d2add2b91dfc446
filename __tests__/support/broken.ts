import { readFileSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { identifyDoc } from "../../src/base/doc-identity";
import { checkSources } from "../../src/docs/check-sources";
import { checkHeadings } from "../../src/docs/prose/check-headings";
import { checkLength } from "../../src/docs/prose/check-length";
import { checkPhrases } from "../../src/docs/prose/check-phrases";
import { checkSpelling } from "../../src/docs/prose/check-spelling";
import { checkStyle } from "../../src/docs/prose/check-style";
import { readProse } from "../../src/docs/prose/read-prose";
import { checkRepeats, findRepeats, listSentences } from "../../src/docs/prose/repeats";
import { readWordLists } from "../../src/docs/prose/word-lists";
import { checkMap } from "../../src/docs/sidebars/check-map";
import { SIDEBARS_FILE } from "../../src/docs/sidebars/resolve-sidebars";
import { formatFaults } from "../../src/faults/format-faults";
import { checkSynonyms } from "../../src/search/index/synonym-pairs";
import { type FileMap, compile } from "./compile";
import { searchedPage } from "./search/searched-page";
import { type BuiltSite, type SiteOptions, readTree, site } from "./site";

const FOLDER = join(import.meta.dirname, "../fixtures/broken");
const BASE = readTree(join(FOLDER, "_base"));

/** Names of the broken files. Each is named after its fault. */
export const BROKEN_FILES = readdirSync(FOLDER)
  .filter((name) => [".md", ".mdx", ".yaml", ".json"].includes(extname(name)))
  .sort();

/** Names of the expected messages next to the broken files, without extension. */
export const EXPECTED_NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".expected.txt"))
  .map((name) => name.replace(".expected.txt", ""))
  .sort();

const DATA_MOUNTS = [
  ["tags-", "content/tags.yaml"],
  ["authors-", "content/authors.yaml"],
  ["owners-", "content/owners.yaml"],
  ["redirects-", "content/redirects.yaml"],
  ["glossary-stray", "content/data/glossary/Epoch block.yaml"],
  ["glossary-", "content/data/glossary/broken.yaml"],
  ["addresses-", "content/data/addresses.yaml"],
  ["changelog-", "content/data/changelog.yaml"],
  ["networks-", "content/data/networks.yaml"],
  ["cli-flags", "content/data/cli/broken.yaml"],
  ["cli-release", "content/data/cli-release.yaml"],
  ["cli-packages", "content/cli-packages.yaml"],
  ["navbar-", "content/navbar.yaml"],
  ["home-", "content/home.yaml"],
  ["record-", "content/records/addresses.json"],
  ["readings-", "content/records/chain.json"],
  ["tokens-", "content/data/tokens.yaml"],
  ["errors-", "content/data/errors.yaml"],
  ["contracts-record", "content/records/contracts.json"],
  ["contracts-", "content/data/contracts.yaml"],
  ["answers-", "content/data/answers.yaml"],
  ["synonyms-", "content/search/synonyms.yaml"],
  ["packages-", "content/packages/package.json"],
  ["facts-", "content/data/facts/broken.yaml"],
  ["partners-", "content/data/partners/broken.yaml"],
  ["parameters-", "content/data/parameters/broken.yaml"],
  ["compatibility-", "content/data/compatibility/broken.yaml"],
  ["charts-", "content/data/charts/broken.yaml"],
] as const;

/**
 * Returns the path of a broken file within the site: that of a doc, of a doc in an archived version, or of the data
 * file whose name it begins with.
 */
export function mountOf(name: string): string {
  if (name.startsWith("path-version")) return `content/versions/static/docs/${name}`;
  if (/\.mdx?$/.test(name)) return `content/docs/${name}`;
  return DATA_MOUNTS.find(([start]) => name.startsWith(start))?.[1] ?? "content/sidebars.yaml";
}

/** Builds the small valid site with these files added or replaced. */
export function siteWith(files: FileMap, options: Partial<SiteOptions> = {}): BuiltSite {
  return site({ files: { ...BASE, ...files }, otherRoutes: ["/", "/tags"], ...options });
}

/** Reads a broken file. Invalid UTF-8 is decoded as in Node. */
export const readBroken = (name: string): string => readFileSync(join(FOLDER, name), "utf8");

/** Builds the small valid site with this broken file. */
export function siteWithBroken(name: string): BuiltSite {
  return siteWith({ [mountOf(name)]: readBroken(name) });
}

/** A spell checker that accepts every word except one. */
const SPELLER = {
  isWord: (word: string) => word !== "recieve",
  suggest: () => ["receive"],
};

/**
 * Returns the faults of a broken file as text. A missing sidebar entry is reported only if this is the fault that the
 * file is named after. The prose checks run if the name begins with
 * "prose", those of the sidebars' labels if it begins with "map", that of sources if it begins with "sources", and the site's checks always.
 */
export function faultsOfBroken(name: string): string {
  const site = siteWithBroken(name);
  const faults = site.faults.filter(
    ({ rule }) => rule !== "sidebar/not-listed" || name.startsWith("sidebar-not-listed"),
  );
  const built = { ...site, faults, faultText: formatFaults(faults) };
  if (name.startsWith("synonyms-")) {
    const faults = checkSynonyms(built.synonyms, [
      searchedPage({ path: "/fees", title: "Gas fees" }),
    ]);
    return formatFaults([...built.faults, ...faults]);
  }
  const file = mountOf(name);
  const text = readBroken(name);
  if (name.startsWith("map-")) {
    const files: FileMap = { ...BASE, [file]: text };
    const docs = Object.entries(files).flatMap(([one, source]) =>
      identifyDoc(one) ? [compile(source, { file: one }).doc] : [],
    );
    return formatFaults([...built.faults, ...checkMap(files[SIDEBARS_FILE] ?? "", docs)]);
  }
  if (name.startsWith("sources-"))
    return formatFaults([...built.faults, ...checkSources([compile(text, { file }).doc])]);
  if (!name.startsWith("prose-")) return built.faultText;
  const blocks = readProse(file, text);
  const sentences = Object.entries({ ...BASE, [file]: text })
    .filter(([one]) => /\.mdx?$/.test(one))
    .flatMap(([one, source]) => listSentences({ file: one, blocks: readProse(one, source) }));
  const words = readWordLists("Celo\n", "");
  return formatFaults([
    ...built.faults,
    ...checkStyle(blocks),
    ...checkPhrases(blocks),
    ...checkHeadings(blocks, words),
    ...checkSpelling(blocks, words, SPELLER),
    ...(name.startsWith("prose-length") ? checkLength([compile(text, { file }).doc]) : []),
    ...checkRepeats(findRepeats(sentences)).filter((fault) => fault.file === file),
  ]);
}

/** Reads the expected message from the file next to the broken one. */
export function expectedFaults(name: string): string {
  return readFileSync(join(FOLDER, `${basename(name, extname(name))}.expected.txt`), "utf8");
}

/** Returns the path of the expected message, for the script that rewrites it. */
export const expectedFile = (name: string): string =>
  join(FOLDER, `${basename(name, extname(name))}.expected.txt`);
