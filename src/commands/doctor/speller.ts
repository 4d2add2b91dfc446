import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Speller } from "../../docs/prose/check-spelling";
import { cacheFolderOf, digestOf, findCached, keepCached } from "../../pipeline/store/cache-files";

const require = createRequire(import.meta.url);

/** cspell's dictionaries: American and British English, and technical terms. */
const DICTIONARIES = [
  { name: "@cspell/dict-en_us", file: "en_US.trie.gz" },
  { name: "@cspell/dict-en-gb-mit", file: "en_GB.trie.gz" },
  { name: "@cspell/dict-software-terms", file: "dict/softwareTerms.txt.gz" },
] as const;

const folderOf = (name: string): string => dirname(require.resolve(`${name}/cspell-ext.json`));

const SUGGESTIONS = 3;
/**
 * Maximum number of misspelled words for which corrections are suggested. Each word takes 100 ms. Writers start at the
 * top of the list, so later words can wait for the next run.
 */
const SUGGESTED_AT_MOST = 20;

/** A spell checker that caches the words it has looked up. `save` stores them for the next run. */
export interface KeptSpeller extends Speller {
  readonly save: () => void;
}

/**
 * Opens the spell checker of the site at `root`. Unpacking the dictionaries takes two seconds, so known words are
 * cached and the dictionaries are only opened for new words.
 */
export async function openSpeller(root: string): Promise<KeptSpeller> {
  const { decodeTrie, parseDictionary } = await import("cspell-trie-lib");
  const version = digestOf(
    ...DICTIONARIES.map(({ name }) => readFileSync(join(folderOf(name), "package.json"), "utf8")),
  );
  const cache = cacheFolderOf(root);
  const file = `words-${version}.json`;
  const known = new Map(findCached<[string, boolean][]>(cache, file));
  const before = known.size;

  const open = () =>
    DICTIONARIES.map(({ name, file: inner }) => {
      const text = gunzipSync(readFileSync(join(folderOf(name), inner))).toString("utf8");
      return inner.endsWith(".trie.gz") ? decodeTrie(text) : parseDictionary(text);
    });
  let opened: ReturnType<typeof open> | undefined;
  const dictionaries = (): ReturnType<typeof open> => (opened ??= open());

  const lookUp = (word: string): boolean => {
    // Any word may be capitalized at the start of a sentence, but a name always has to be.
    const small = word.slice(0, 1).toLowerCase() + word.slice(1);
    return dictionaries().some((one) => one.hasWord(word, true) || one.hasWord(small, true));
  };

  let suggested = 0;
  return {
    isWord: (word) => {
      const found = known.get(word) ?? lookUp(word);
      known.set(word, found);
      return found;
    },
    suggest: (word) => {
      suggested += 1;
      const [english] = suggested > SUGGESTED_AT_MOST ? [] : dictionaries();
      const near = english?.suggest(word, { numSuggestions: SUGGESTIONS, ignoreCase: false });
      return near?.slice(0, SUGGESTIONS) ?? [];
    },
    save: () => {
      if (known.size === before) return;
      keepCached(cache, file, [...known]);
    },
  };
}
