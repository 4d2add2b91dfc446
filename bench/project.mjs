import { closeSync, existsSync, openSync, readFileSync, readdirSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { MARK } from "./corpus.mjs";
import { formatPage } from "./dialects.mjs";
import { removePaths, writeFiles } from "./folders.mjs";

/** @typedef {import("./generators.mjs").Generator} Generator */
/** @typedef {import("./corpus.mjs").Page} Page */

/**
 * Puts the corpus into a generator's project. Pages that are there already keep their files untouched, so
 * that caches which look at file times stay good.
 *
 * @param {Generator} generator
 * @param {Page[]} corpus
 */
export function writeCorpus(generator, corpus) {
  const docs = join(generator.folder, generator.docs);
  const pages = Object.fromEntries(corpus.map((page) => [`${page.path}.md`, formatPage(page, corpus, generator.dialect)]));
  removeOtherPages(docs, pages);
  writeChanged(docs, pages);
  writeChanged(generator.folder, generator.extraFiles?.(corpus) ?? {});
}

/** @param {string} docs @param {Record<string, string>} pages */
function removeOtherPages(docs, pages) {
  if (!existsSync(docs)) return;
  for (const entry of readdirSync(docs, { recursive: true }).map(String)) {
    if (/^section-.*\.md$/.test(entry) && !(entry in pages)) rmSync(join(docs, entry));
  }
  // Deepest folders first; one that still has files stays.
  const folders = readdirSync(docs, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.map((entry) => join(entry.parentPath, entry.name)).sort().reverse();
  for (const path of paths) if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
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
 * Changes one sentence of one page, in place and in one write: a watcher that reads while a file is cut and
 * written anew sees it empty, and Astro then stops following it.
 *
 * @param {Generator} generator
 * @param {Page[]} corpus
 * @param {Page} page
 * @param {string} word Takes the place of the mark in the page's first paragraph, and is as long.
 */
export function editPage(generator, corpus, page, word) {
  if (word.length !== MARK.length) throw new Error(`«${word}» is not as long as «${MARK}».`);
  const text = formatPage(page, corpus, generator.dialect).replace(MARK, word);
  const file = openSync(join(generator.folder, generator.docs, `${page.path}.md`), "r+");
  writeSync(file, text, 0);
  closeSync(file);
}

/** @param {Generator} generator */
export const removeCaches = (generator) => removePaths(generator.folder, generator.caches);
