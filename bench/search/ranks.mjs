import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { packSearchIndex } from "../../src/pipeline/search/search-index.ts";
import { openSearch } from "../../src/search/engine/search-engine.ts";
import { listAsked, listShort, listWanted, rankOf } from "./asked.mjs";

/** @typedef {Record<string, Record<string, number>>} Ranks */

/** Rank of a query whose pages aren't among the first twenty results. */
const NOT_FOUND = 99;
const LIMITS = [1, 3];

/**
 * Finds out, for each query of each measured list, at which rank its first helpful page is.
 *
 * @param {import("../../src/search/index/search-index").SearchContent} content
 * @returns {Promise<Ranks>}
 */
async function rankAll(content) {
  const { files } = packSearchIndex(content, false);
  const engine = await openSearch((address) => {
    const file = files.get(address);
    if (!file) return Promise.reject(new Error(`There is no ${address}`));
    return Promise.resolve(Uint8Array.from(file).buffer);
  });
  /** @type {Ranks} */
  const ranks = {};
  const lists = {
    "own words, to tune": listAsked("tune").filter(({ kind }) => kind !== "threads"),
    "own words, to report": listAsked("report").filter(({ kind }) => kind !== "threads"),
    "threads, to tune": listAsked("tune").filter(({ kind }) => kind === "threads"),
    "threads, to report": listAsked("report").filter(({ kind }) => kind === "threads"),
    pages: listWanted(),
    short: listShort(),
  };
  for (const [name, list] of Object.entries(lists)) {
    const own = (ranks[name] = /** @type {Record<string, number>} */ ({}));
    for (const asked of list) {
      const { hits } = await engine.search({ query: asked.query, facetFilters: ["language:en"] });
      own[asked.query] = rankOf(asked, hits) ?? NOT_FOUND;
    }
  }
  return ranks;
}

/**
 * Compares the ranks of all queries with those in a file, and prints each query that got better or worse. Of queries to
 * report, only the sums are printed. Writes the file if it doesn't exist.
 *
 * @param {import("../../src/search/index/search-index").SearchContent} content
 * @param {string} file
 */
export async function compareRanks(content, file) {
  const now = await rankAll(content);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(now, null, 1));
  const before = /** @type {Ranks} */ (JSON.parse(readFileSync(file, "utf8")));
  console.log("| list | queries | first | first 3 |\n| --- | ---: | ---: | ---: |");
  for (const [name, ranks] of Object.entries(now)) {
    const sums = LIMITS.map((limit) => {
      const [old, own] = [before[name] ?? {}, ranks].map(
        (one) => Object.values(one).filter((rank) => rank <= limit).length,
      );
      return old === own ? `${own}` : `${old} → ${own}`;
    });
    console.log(`| ${name} | ${Object.keys(ranks).length} | ${sums.join(" | ")} |`);
  }
  for (const [name, ranks] of Object.entries(now)) {
    if (name.endsWith("report")) continue;
    for (const [query, rank] of Object.entries(ranks)) {
      const old = before[name]?.[query] ?? rank;
      const hasCrossed = LIMITS.some((limit) => old <= limit !== rank <= limit);
      if (hasCrossed)
        console.log(`${rank < old ? "better" : "WORSE "} ${old} → ${rank}  ${query} (${name})`);
    }
  }
}
