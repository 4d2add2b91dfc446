import { readFileSync } from "node:fs";
import { identifyDoc } from "../../base/doc-identity";
import { readDataProse } from "../../docs/prose/read-data-prose";
import { readProse } from "../../docs/prose/read-prose";
import { type PageProse, type Sentence, listSentences } from "../../docs/prose/repeats";
import {
  NAMES_FILE,
  SPELLING_FILE,
  type WordLists,
  readWordLists,
} from "../../docs/prose/word-lists";
import { openContent } from "../../pipeline/content/content-files";
import { cacheFolderOf, digestOf, findCached, keepCached } from "../../pipeline/store/cache-files";
import { listFiles } from "../../pipeline/store/list-files";

/** Folders with Markdown that readers see: the current version's pages and the fragments they include. */
const FOLDERS = ["content/docs", "content/fragments"] as const;

/** Code that determines what counts as a sentence. When it changes, the cached sentences are out of date. */
const SOURCES = ["src/base", "src/markdown", "src/docs/prose"] as const;

/** The prose of a site. Parsing takes 10 ms per file, so files are parsed on demand. */
export interface SiteProse {
  readonly files: readonly string[];
  readonly read: (files: readonly string[]) => PageProse[];
  /** Lists the long sentences of the whole site. The sentences of unchanged files were cached by the last run. */
  readonly listSentences: () => Sentence[];
  /** Stores the sentences for the next run. */
  readonly save: () => void;
}

/** Opens the prose of the current version's docs, of all fragments, and of the data that they show. */
export function openProse(root: string): SiteProse {
  const { listFiles, readKnown } = openContent(root);
  const allData = readDataProse({ listFiles, readText: readKnown });
  const data = new Map(allData.map((prose) => [prose.file, prose]));
  const markdown = FOLDERS.flatMap(listFiles).filter(isMarkdown);

  const readOne = (file: string): PageProse =>
    data.get(file) ?? { file, blocks: readProse(file, readKnown(file)) };
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
        const key = digestOf(file, readKnown(file));
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

/** True for a page or a fragment. Code and pictures in the same folders aren't prose. */
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

/** Reads the word lists that writers maintain. A missing file counts as an empty list. */
export function loadWordLists(root: string): WordLists {
  const { readKnown } = openContent(root);
  return readWordLists(readKnown(NAMES_FILE), readKnown(SPELLING_FILE));
}
