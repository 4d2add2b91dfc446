import { readFileSync } from "node:fs";
import { openContent } from "../../build/content/content-files";
import { cacheFolderOf, digestOf, findCached, keepCached } from "../../build/store/cache-files";
import { listFiles } from "../../build/store/list-files";
import { identifyDoc } from "../../model/docs/doc-identity";
import { readDataProse } from "../../model/prose/read-data-prose";
import { readProse } from "../../model/prose/read-prose";
import { type PageProse, type Sentence, listSentences } from "../../model/prose/repeats";
import {
  NAMES_FILE,
  SPELLING_FILE,
  type WordLists,
  readWordLists,
} from "../../model/prose/word-lists";

/** Folders whose Markdown is read by people: pages of the version being written, and what they include. */
const FOLDERS = ["content/docs", "content/fragments"] as const;

/** Sources that decide what a sentence is: when they change, no kept sentence counts. */
const SOURCES = ["src/model/prose", "src/model/markdown"] as const;

/** The prose of a site. Parsing takes a hundredth of a second for each file, so only what is asked for is parsed. */
export interface SiteProse {
  readonly files: readonly string[];
  readonly read: (files: readonly string[]) => PageProse[];
  /** The long sentences of the whole site; those of files that did not change are kept from the last run. */
  readonly listSentences: () => Sentence[];
  /** Writes down the sentences for the next run. */
  readonly save: () => void;
}

/** The prose of every doc of the current version, of every fragment, and of the data they show. */
export function openProse(root: string): SiteProse {
  const { listFiles, ...content } = openContent(root);
  const readText = (file: string): string => content.readText(file) ?? "";
  const data = new Map(readDataProse({ listFiles, readText }).map((prose) => [prose.file, prose]));
  const markdown = FOLDERS.flatMap(listFiles).filter(isMarkdown);
  const texts = new Map(markdown.map((file) => [file, readText(file)]));

  const readOne = (file: string): PageProse =>
    data.get(file) ?? { file, blocks: readProse(file, texts.get(file) ?? "") };
  const parsed = new Map<string, PageProse>();
  const read = (file: string): PageProse => {
    const prose = parsed.get(file) ?? readOne(file);
    parsed.set(file, prose);
    return prose;
  };

  const cache = cacheFolderOf(root);
  const cacheFile = `sentences-${versionOfSources()}.json`;
  const kept = new Map(findCached<[string, Sentence[]][]>(cache, cacheFile));
  const used = new Map<string, Sentence[]>();

  return {
    files: [...markdown, ...data.keys()],
    read: (files) => files.map(read),
    listSentences: () => [
      ...markdown.flatMap((file) => {
        const key = digestOf(file, texts.get(file) ?? "");
        const sentences = kept.get(key) ?? listSentences(read(file));
        used.set(key, sentences);
        return sentences;
      }),
      ...[...data.values()].flatMap(listSentences),
    ],
    save: () => {
      if (used.size === 0 || [...used.keys()].every((key) => kept.has(key))) return;
      keepCached(cache, cacheFile, [...used]);
    },
  };
}

/** A page or a fragment of one: what lies beside them, code and pictures, is not prose. */
const isMarkdown = (file: string): boolean =>
  identifyDoc(file) !== undefined ||
  /\/_[^/]+\.mdx?$/.test(file) ||
  /^content\/fragments\/.+\.mdx?$/.test(file);

const versionOfSources = (): string =>
  digestOf(
    ...SOURCES.flatMap((folder) => listFiles(process.cwd(), folder)).map((file) =>
      readFileSync(file, "utf8"),
    ),
  );

/** The writers' lists of words; empty where a file is missing. */
export function loadWordLists(root: string): WordLists {
  const read = (file: string): string => openContent(root).readText(file) ?? "";
  return readWordLists(read(NAMES_FILE), read(SPELLING_FILE));
}
