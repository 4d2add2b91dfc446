import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** @typedef {{ kind: string, query: string, right: string[], also?: string[] }} AskedQuery */

/**
 * One half of the queries in people's own words, those of public threads among them. Of each kind every second one, from the first, may be tuned on; the
 * others are for the report.
 *
 * @param {"report" | "tune"} half
 * @returns {AskedQuery[]}
 */
export function listAsked(half) {
  /** @type {Record<string, Omit<AskedQuery, "kind">[]>} */
  const kinds = {
    ...parse(readFileSync("__tests__/search/asked.yaml", "utf8")),
    // Titles of issues and questions in them. Only the sums of their results were ever looked at.
    threads: parse(readFileSync("__tests__/search/threads.yaml", "utf8")),
  };
  return Object.entries(kinds).flatMap(([kind, list]) =>
    list.flatMap((one, at) => (at % 2 === (half === "report" ? 1 : 0) ? { kind, ...one } : [])),
  );
}

/**
 * How well hits answer a query: a right page among the first three, a right or helpful one among them, and such a one
 * as the first.
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
