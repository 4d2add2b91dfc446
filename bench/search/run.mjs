import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { packSearchIndex } from "../../src/pipeline/search/search-index.ts";
import { launchChromium } from "../browser/chromium.mjs";
import { serve } from "../serve.mjs";
import { judge, listAsked } from "./asked.mjs";
import {
  createMiniSearch,
  createOrama,
  createOurs,
  createPagefind,
  prepareEngines,
} from "./engines.mjs";
import { measureKeys } from "./keys.mjs";
import { printKinds } from "./kinds.mjs";
import { corpusContent, realContent } from "./pages.mjs";
import { compareRanks } from "./ranks.mjs";

/*
 * Measures the search. Runs in one of these ways:
 *
 * - `npm run bench:search [-- pages]` compares search engines on the site's own content, then measures the site's
 *   engine on the corpus, in Chromium with the CPU slowed to a quarter of its speed. `--corpus` does only the latter.
 * - `--kinds` measures in a minute how well our engine answers, by kind of query. `--kinds tune` uses the half of the
 *   queries that are for tuning.
 * - `--ranks <file>` compares the rank of each query's page with the file, which it writes if there is none.
 * - `--keys` measures how long a keypress takes in the dialog of the built site.
 */

const LARGE = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 4000);
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
/** Queries for the corpus: common words, a typo, a prefix, a name with dots, and a title. */
const CORPUS_QUERIES = [
  "stale receipt",
  "acount",
  "stale receipt of the account",
  "st",
  "client.read",
  "receipt 0031",
  "validator token release gateway fee",
  "how to verify a proof",
];

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

async function compareEngines() {
  const content = await realContent();
  const { pages } = content;
  const queries = listAsked("report");
  const chromium = await launchChromium();
  const browser = {
    open: async (/** @type {string} */ folder) => {
      const server = await serve(folder);
      const page = await chromium.newPage();
      let bytes = 0;
      page.context().on("response", (response) => {
        void response.body().then(
          (body) => (bytes += gzipSync(body).length),
          () => undefined,
        );
      });
      await page.goto(server.origin);
      return {
        page,
        takeBytes: () => {
          const taken = bytes;
          bytes = 0;
          return taken;
        },
      };
    },
  };
  console.log(`\n${pages.length} pages, ${queries.length} queries\n`);
  console.log(
    "| engine | code KB | index KB before any answer | KB with the first answer, median / most | ms, median / p95 | first, lenient | first 3, strict | first 3, lenient | index built in ms |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const create of [createOurs, createMiniSearch, createOrama, createPagefind]) {
    const engine = await create(content, browser);
    engine.takeBytes();
    const times = [];
    const bytes = [];
    let [first, three, lenient] = [0, 0, 0];
    for (const asked of queries) {
      const { query } = asked;
      const begin = performance.now();
      const hits = await engine.search(query);
      times.push(performance.now() - begin);
      bytes.push((await engine.firstBytes?.(query)) ?? engine.indexBytes + engine.takeBytes());
      const judged = judge(asked, hits);
      first += Number(judged.first);
      three += Number(judged.strict);
      lenient += Number(judged.lenient);
    }
    const row = [
      engine.name,
      kb(engine.codeBytes),
      kb(engine.indexBytes),
      `${kb(quantile(bytes, 0.5))} / ${kb(Math.max(...bytes))}`,
      `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)}`,
      ...[first, three, lenient].map((hit) => `${((100 * hit) / queries.length).toFixed(0)} %`),
      engine.buildMs.toFixed(0),
    ];
    console.log(`| ${row.join(" | ")} |`);
  }
  await chromium.close();
}

/**
 * Measures latency in a real browser. The search runs on the main thread here, because that thread can be slowed
 * down. On the site itself, the search runs in a worker.
 */
async function measureLarge() {
  const content = corpusContent(LARGE);
  const { pages } = content;
  const begin = performance.now();
  const { files } = packSearchIndex(content, false);
  const buildMs = performance.now() - begin;
  const records = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const { outputFiles } = await build({
    stdin: {
      contents: `import { openSearch } from "./src/search/engine/search-engine.ts"; globalThis.openForBench = openSearch;`,
      resolveDir: process.cwd(),
      loader: "ts",
    },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  const chromium = await launchChromium();
  const page = await chromium.newPage();
  await page.route("http://search.test/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    return body
      ? route.fulfill({ body, contentType: "application/octet-stream" })
      : route.fulfill({ body: "<!doctype html>", contentType: "text/html" });
  });
  await page.goto("http://search.test/");
  await page.addScriptTag({ content: outputFiles[0].text });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const results = await page.evaluate(
    async ({ queries, rounds }) => {
      const found = [];
      for (const query of queries) {
        let bytes = 0;
        const engine = await window.openForBench(async (address) => {
          const content = await (await fetch(address)).arrayBuffer();
          bytes += content.byteLength;
          return content;
        });
        const start = performance.now();
        await engine.search({ query });
        const firstMs = performance.now() - start;
        const times = [];
        for (let round = 0; round < rounds; round += 1) {
          const begin = performance.now();
          await engine.search({ query });
          times.push(performance.now() - begin);
        }
        found.push({ query, bytes, firstMs, times });
      }
      return found;
    },
    { queries: CORPUS_QUERIES, rounds: ROUNDS },
  );
  await chromium.close();
  console.log(
    `\n${LARGE} pages of the corpus, ${records} records: index built in ${(buildMs / 1000).toFixed(1)} s, ${files.size} files; Chromium, processor ${CPU_SLOWDOWN} times slower\n`,
  );
  console.log(
    "| query | KB before the first answer | first answer ms, with fetching | ms, median |",
  );
  console.log("| --- | --- | --- | --- |");
  for (const { query, bytes, firstMs, times } of results) {
    console.log(
      `| ${query} | ${kb(bytes)} | ${firstMs.toFixed(0)} | ${quantile(times, 0.5).toFixed(1)} |`,
    );
  }
  const all = results.flatMap(({ times }) => times);
  console.log(
    `\nmedian ${quantile(all, 0.5).toFixed(1)} ms, p95 ${quantile(all, 0.95).toFixed(1)} ms, most bytes ${kb(Math.max(...results.map(({ bytes }) => bytes)))} KB`,
  );
}

if (process.argv.includes("--keys")) {
  await measureKeys("public");
  process.exit(0);
}
const ranksAt = process.argv.indexOf("--ranks");
if (ranksAt > 0) {
  await compareRanks(await realContent(), process.argv[ranksAt + 1] ?? "ranks.json");
  process.exit(0);
}
if (process.argv.includes("--kinds")) {
  await printKinds(await realContent(), process.argv.includes("tune") ? "tune" : "report");
  process.exit(0); // The compiler's threads may still be running.
}
if (!process.argv.includes("--corpus")) {
  prepareEngines();
  await compareEngines();
}
await measureLarge();
process.exit(0); // Pagefind's process may still be running.
