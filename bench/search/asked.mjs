import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** @typedef {{ kind: string, query: string, right: string[], also?: string[] }} AskedQuery */

/**
 * Lists half of the queries in readers' own words, including queries from public threads. The first, third, fifth …
 * query of each kind is for tuning, the rest are for the report.
 *
 * @param {"report" | "tune"} half
 * @returns {AskedQuery[]}
 */
export function listAsked(half) {
  /** @type {Record<string, Omit<AskedQuery, "kind">[]>} */
  const kinds = {
    ...parse(readFileSync("__tests__/search/asked.yaml", "utf8")),
    // Titles of issues, and questions in them. For these queries, nobody has looked at more than the totals.
    threads: parse(readFileSync("__tests__/search/threads.yaml", "utf8")),
  };
  return Object.entries(kinds).flatMap(([kind, list]) =>
    list.flatMap((one, at) => (at % 2 === (half === "report" ? 1 : 0) ? { kind, ...one } : [])),
  );
}

/**
 * Judges how well hits answer a query: whether one of the first three pages is right, whether one of them is right or
 * at least helpful, and whether the first one is right or at least helpful.
 *
 * @param {AskedQuery} asked
 * @param {readonly { url_without_anchor: string }[]} hits
 */
export function judge({ right, also = [] }, hits) {
  const pages = [...new Set(hits.map((hit) => decodeURI(hit.url_without_anchor)))].slice(0, 3);
  const helps = (/** @type {string} */ path) => right.includes(path) || also.includes(path);
  return {
    strict: pages.some((path) => right.includes(path)),
    lenient: pages.some(helps),
    first: pages[0] !== undefined && helps(pages[0]),
  };
}
