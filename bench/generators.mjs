import { ours } from "./ours.mjs";
import { docusaurus } from "./peers/docusaurus.mjs";
import { gatsby } from "./peers/gatsby.mjs";
import { starlight } from "./peers/starlight.mjs";
import { vitepress } from "./peers/vitepress.mjs";

/**
 * A site generator, as the benchmark uses it.
 *
 * @typedef {object} Generator
 * @property {string} name
 * @property {string} folder The project's folder.
 * @property {string} docs The folder for the corpus, inside the project.
 * @property {import("./corpus/dialects.mjs").Dialect} dialect
 * @property {() => void} prepare Writes the project and installs its packages; fast if nothing has changed.
 * @property {(corpus: import("./corpus/corpus.mjs").Page[]) => Record<string, string>} [extraFiles] Files of the
 *   project that depend on the corpus.
 * @property {string[]} caches Caches and output, inside the project; removed before a cold build.
 * @property {string} output The folder of the built site, inside the project.
 * @property {string[]} build
 * @property {(port: number) => string[]} develop
 * @property {(page: import("./corpus/corpus.mjs").Page) => string} address Returns the page's path on the site.
 * @property {string} nextLink CSS selector of the link to the next page.
 */

/** @type {readonly Generator[]} */
export const GENERATORS = [ours, gatsby, docusaurus, starlight, vitepress];
