import { packSearchIndex } from "../../src/pipeline/search/search-index.ts";
import { openSearch } from "../../src/search/engine/search-engine.ts";
import { judge, listAsked } from "./asked.mjs";

const NOTHING = { all: 0, strict: 0, lenient: 0, first: 0 };

/**
 * Prints how well our engine answers each kind of query, and how much it fetches for the first answer of a first visit.
 *
 * @param {import("../../src/search/index/search-index").SearchContent} content
 * @param {"report" | "tune"} half
 */
export async function printKinds(content, half) {
  const { files } = packSearchIndex(content, false);
  /** @type {Map<string, { all: number, strict: number, lenient: number, first: number }>} */
  const sums = new Map();
  const bytes = [];
  const requests = [];
  for (const asked of listAsked(half)) {
    let [fetched, size] = [0, 0];
    const engine = await openSearch((address) => {
      const file = files.get(address);
      if (!file) return Promise.reject(new Error(`There is no ${address}`));
      fetched += 1;
      size += file.length;
      return Promise.resolve(Uint8Array.from(file).buffer);
    });
    const { hits } = await engine.search({ query: asked.query, facetFilters: ["language:en"] });
    bytes.push(size);
    requests.push(fetched);
    const judged = judge(asked, hits);
    for (const kind of [asked.kind, "all"]) {
      const sum = sums.get(kind) ?? { ...NOTHING };
      sum.all += 1;
      for (const name of /** @type {const} */ (["strict", "lenient", "first"]))
        sum[name] += Number(judged[name]);
      sums.set(kind, sum);
    }
  }
  console.log(`\n${content.pages.length} pages, the half to ${half}\n`);
  console.log("| kind | queries | first 3, strict | first 3, lenient | first, lenient |");
  console.log("| --- | ---: | ---: | ---: | ---: |");
  // The totals of all kinds are the last row.
  for (const kind of [...[...sums.keys()].filter((one) => one !== "all"), "all"]) {
    const { all, strict, lenient, first } = sums.get(kind) ?? NOTHING;
    const share = (/** @type {number} */ one) => `${one} (${((100 * one) / all).toFixed(1)} %)`;
    console.log(`| ${kind} | ${all} | ${share(strict)} | ${share(lenient)} | ${share(first)} |`);
  }
  const median = [...bytes].sort((a, b) => a - b)[bytes.length >> 1] ?? 0;
  console.log(
    `\nfirst answer: ${Math.max(...requests)} requests at most; index KB, median ${(median / 1000).toFixed(1)}, most ${(Math.max(...bytes) / 1000).toFixed(1)}`,
  );
}
