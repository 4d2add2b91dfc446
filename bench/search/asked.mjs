import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** @typedef {{ kind: string, query: string, right: string[], also?: string[] }} AskedQuery */

/**
 * Returns one half of the queries, which are worded as readers word them and include some from public threads. Of
 * each kind, the first, third, fifth … query is for tuning, and the rest are for the report.
 *
 * @param {"report" | "tune"} half
 * @returns {AskedQuery[]}
 */
export function listAsked(half) {
  /** @type {Record<string, Omit<AskedQuery, "kind">[]>} */
  const kinds = {
    ...parse(readFileSync("__tests__/search/asked.yaml", "utf8")),
    // Titles of GitHub issues, and questions in their text. Of the half for the report, we look only at the totals,
    // never at the results of a single query.
    threads: parse(readFileSync("__tests__/search/threads.yaml", "utf8")),
  };
  return Object.entries(kinds).flatMap(([kind, list]) =>
    list.flatMap((one, at) => (at % 2 === (half === "report" ? 1 : 0) ? { kind, ...one } : [])),
  );
}

/**
 * Judges how well hits answer a query. `strict` is true if one of the first three pages is right, `lenient` if one of
 * them is right or at least helpful, and `first` if the first page is right or at least helpful.
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
