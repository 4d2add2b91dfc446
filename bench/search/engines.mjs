import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { packSearchIndex } from "../../src/pipeline/search/search-index.ts";
import { openSearch } from "../../src/search/engine/search-engine.ts";
import { toSearchRecords } from "../../src/search/index/search-records.ts";
import { installPackages, peerFolder } from "../peers/install.mjs";

/** @typedef {import("../../src/search/index/search-records").SearchedPage} SearchedPage */
/** @typedef {{ path: string }} Hit */

/**
 * A search engine with an index of some pages.
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {number} codeBytes Compressed size of the code that a browser needs for answers, without an interface.
 * @property {number} indexBytes Compressed size of the index files that every first answer needs.
 * @property {number} buildMs
 * @property {(query: string) => Promise<Hit[]>} search
 * @property {() => number} takeBytes Compressed bytes fetched since the last call, if the index is fetched in parts.
 * @property {((query: string) => Promise<number>)=} firstBytes Index bytes that the query fetches on a first visit.
 */

const HITS = 20;
const folder = peerFolder("search");

/** Exact versions, so that every run compares the same code. */
const PACKAGE = {
  name: "bench-search",
  dependencies: { minisearch: "7.2.0", "@orama/orama": "3.1.18", pagefind: "1.6.0" },
};

export function prepareEngines() {
  installPackages(folder, PACKAGE);
}

/** @param {string} name */
const requirePeer = (name) => createRequire(join(folder, "package.json"))(name);

/**
 * Measures the minified and compressed size of the code that a browser would load.
 *
 * @param {string} source
 * @param {string} from
 */
async function measureCode(source, from) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: from, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

/** @param {string} url @returns {Hit} */
const toHit = (url) => ({ path: url });

/** @typedef {import("../../src/search/index/search-index").SearchContent} SearchContent */

/**
 * Lists sections and entries as records for the other engines, so that they have everything that our engine uses. The
 * first record of a page includes the page's questions and keywords, and the phrases of all synonyms whose meaning is
 * in the page's title. An entry's record links to the page that defines the entry.
 *
 * @param {SearchContent} content
 */
const listRecords = ({ pages, entries, synonyms }) =>
  [
    ...pages.flatMap((page) => {
      const title = page.title.toLowerCase();
      const phrases = synonyms.flatMap(([from, to]) =>
        to.every((word) => title.includes(word)) ? [from.join(" ")] : [],
      );
      return toSearchRecords(page).map((record, at) => ({
        url: record.path,
        title: record.titles.at(-1) ?? "",
        above: record.titles.slice(0, -1).join(" "),
        asked: at === 0 ? [...page.questions, ...page.keywords, ...phrases].join(". ") : "",
        text: record.text,
        code: record.code,
      }));
    }),
    ...entries.map(({ path, title, value = "", text = "", names }) => ({
      ...{ url: path, title, above: "" },
      asked: names.map((name) => name.replace(/^[#$]/, "")).join(". "),
      text: `${value} ${text}`,
      code: "",
    })),
  ].map((record, id) => ({ id, ...record }));

/** @param {SearchContent} content @returns {Promise<Engine>} */
export async function createOurs(content) {
  const start = performance.now();
  const { files } = packSearchIndex(content, false);
  const buildMs = performance.now() - start;
  let bytes = 0;
  const open = () =>
    openSearch(async (address) => {
      const content = files.get(address);
      if (!content) throw new Error(`There is no ${address}`);
      bytes += content.length;
      return Uint8Array.from(content).buffer;
    });
  const engine = await open();
  return {
    name: "ours",
    codeBytes: await measureCode('import "./src/search/engine/worker.ts"', process.cwd()),
    indexBytes: bytes,
    buildMs,
    search: async (query) => [...(await engine.search({ query })).hits],
    takeBytes: () => 0,
    firstBytes: async (query) => {
      bytes = 0;
      await (await open()).search({ query });
      return bytes;
    },
  };
}

/**
 * Uses MiniSearch as its manual describes; each section is a document.
 *
 * @param {SearchContent} content
 * @returns {Promise<Engine>}
 */
export async function createMiniSearch(content) {
  const MiniSearch = requirePeer("minisearch");
  const options = {
    fields: ["title", "above", "asked", "text", "code"],
    storeFields: ["url", "title"],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, above: 2, asked: 3 } },
  };
  const start = performance.now();
  const index = new MiniSearch(options);
  index.addAll(listRecords(content));
  const packed = gzipSync(JSON.stringify(index)).length;
  const buildMs = performance.now() - start;
  return {
    name: "MiniSearch 7.2, one file",
    codeBytes: await measureCode('import M from "minisearch"; globalThis.m = M', folder),
    indexBytes: packed,
    buildMs,
    search: async (query) =>
      index
        .search(query)
        .slice(0, HITS)
        .map((/** @type {{ url: string }} */ { url }) => toHit(url)),
    takeBytes: () => 0,
  };
}

/** @param {SearchContent} content @returns {Promise<Engine>} */
export async function createOrama(content) {
  const { create, insertMultiple, save, search } = requirePeer("@orama/orama");
  const start = performance.now();
  const database = create({
    schema: {
      url: "string",
      title: "string",
      above: "string",
      asked: "string",
      text: "string",
      code: "string",
    },
  });
  const records = listRecords(content).map((record) => ({ ...record, id: String(record.id) }));
  await insertMultiple(database, records);
  const packed = gzipSync(JSON.stringify(save(database))).length;
  const buildMs = performance.now() - start;
  return {
    name: "Orama 3.1, one file",
    codeBytes: await measureCode(
      'import { create, load, search } from "@orama/orama"; globalThis.o = [create, load, search]',
      folder,
    ),
    indexBytes: packed,
    buildMs,
    search: async (term) => {
      const { hits } = await search(database, {
        term,
        limit: HITS,
        tolerance: 1,
        properties: ["title", "above", "asked", "text", "code"],
        boost: { title: 4, above: 2, asked: 3 },
      });
      return hits.map((/** @type {{ document: { url: string } }} */ { document }) =>
        toHit(document.url),
      );
    },
    takeBytes: () => 0,
  };
}

/**
 * Pagefind only runs in a browser, so this serves its index and opens a page that sends the queries.
 *
 * @param {SearchContent} content
 * @param {{ open: (folder: string) => Promise<{ page: import("playwright-core").Page, takeBytes: () => number }> }} browser
 * @returns {Promise<Engine>}
 */
export async function createPagefind({ pages }, browser) {
  const pagefind = await import(join(folder, "node_modules/pagefind/lib/index.js"));
  const site = join(folder, "pagefind-site");
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, "index.html"), "<!doctype html><title>Pagefind</title>");
  const start = performance.now();
  const { index } = await pagefind.createIndex();
  for (const { path, sections, title, description, questions } of pages) {
    const html = sections
      .map(({ id, title: heading, text, code = "" }) =>
        id === undefined
          ? `<h1>${escape(title)}</h1><p>${escape(description)} ${escape(text)}</p><h2>${escape(questions.join(". "))}</h2>`
          : `<h2 id="${id}">${escape(heading)}</h2><p>${escape(text)}</p><pre>${escape(code)}</pre>`,
      )
      .join("");
    await index.addHTMLFile({ url: path, content: `<html lang="en"><body>${html}</body></html>` });
  }
  await index.writeFiles({ outputPath: join(site, "pagefind") });
  const buildMs = performance.now() - start;
  await pagefind.close();
  const size = (/** @type {RegExp} */ pattern) =>
    readdirSync(join(site, "pagefind"))
      .filter((name) => pattern.test(name))
      .reduce((sum, name) => sum + statSync(join(site, "pagefind", name)).size, 0);
  const { page, takeBytes } = await browser.open(site);
  await page.evaluate(async () => {
    const api = await import(/* @vite-ignore */ `${location.origin}/pagefind/pagefind.js`);
    await api.options({ excerptLength: 20 });
    await api.init();
    window.pagefind = api;
  });
  return {
    name: "Pagefind 1.6",
    // The script, and the WebAssembly file for English, which is already compressed.
    codeBytes:
      gzipSync(
        await import("node:fs").then(({ readFileSync }) =>
          readFileSync(join(site, "pagefind/pagefind.js")),
        ),
      ).length + size(/^wasm\.en\.pagefind$/),
    indexBytes: size(/\.pf_meta$/),
    buildMs,
    search: (query) =>
      page.evaluate(async (text) => {
        const { results } = await window.pagefind.search(text);
        const found = await Promise.all(results.slice(0, 20).map((result) => result.data()));
        return found.flatMap(({ url, sub_results: parts }) => {
          const best = parts[0]?.url ?? url;
          const [path, anchor] = best.split("#");
          return [{ url: best, path: path, anchor: anchor ?? null }];
        });
      }, query),
    takeBytes,
  };
}

/** @param {string} text */
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
