import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  rmdirSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { MARK } from "./corpus/corpus.mjs";
import { formatPage } from "./corpus/dialects.mjs";
import { removePaths, writeFiles } from "./folders.mjs";

/** @typedef {import("./generators.mjs").Generator} Generator */
/** @typedef {import("./corpus/corpus.mjs").Page} Page */

/**
 * Writes the corpus into a generator's project. Doesn't touch the files of unchanged pages, so caches that compare file
 * times stay valid.
 *
 * @param {Generator} generator
 * @param {Page[]} corpus
 */
export function writeCorpus(generator, corpus) {
  const entries = corpus.map((page) => [
    `${generator.docs}/${page.path}.md`,
    formatPage(page, corpus, generator.dialect),
  ]);
  const files = { ...Object.fromEntries(entries), ...generator.extraFiles?.(corpus) };
  removeOtherPages(generator, files);
  writeChanged(generator.folder, files);
}

/** @param {Generator} generator @param {Record<string, string>} files */
function removeOtherPages({ folder, docs }, files) {
  if (!existsSync(join(folder, docs))) return;
  const paths = readdirSync(join(folder, docs), { recursive: true, encoding: "utf8" }).map(
    (path) => `${docs}/${path}`,
  );
  const own = paths.filter((path) => !path.slice(docs.length).includes("/."));
  for (const path of own) if (path.endsWith(".md") && !(path in files)) rmSync(join(folder, path));
  // Deletes the deepest folders first, and keeps folders that aren't empty.
  const folders = own
    .map((path) => join(folder, path))
    .filter((path) => existsSync(path) && statSync(path).isDirectory());
  for (const path of folders.sort().reverse()) if (readdirSync(path).length === 0) rmdirSync(path);
}

/** @param {string} folder @param {Record<string, string>} files */
function writeChanged(folder, files) {
  const changed = Object.entries(files).filter(([path, text]) => {
    const file = join(folder, path);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
  writeFiles(folder, Object.fromEntries(changed));
}

/**
 * Changes one sentence of one page, in a single write that doesn't truncate the file. If a watcher read the file while
 * it was empty, it would get no text, and Astro would then stop watching the file.
 *
 * @param {Generator} generator
 * @param {Page[]} corpus
 * @param {Page} page
 * @param {string} word Replaces the mark in the page's first paragraph. Must be as long as the mark.
 */
export function editPage(generator, corpus, page, word) {
  if (word.length !== MARK.length) throw new Error(`"${word}" isn't as long as "${MARK}".`);
  const text = formatPage(page, corpus, generator.dialect).replace(MARK, word);
  const file = openSync(join(generator.folder, generator.docs, `${page.path}.md`), "r+");
  writeSync(file, text, 0);
  closeSync(file);
}

/** @param {Generator} generator */
export const removeCaches = (generator) => removePaths(generator.folder, generator.caches);
