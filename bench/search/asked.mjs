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

/** Lists short queries, as tired people type them. @returns {Omit<AskedQuery, "kind">[]} */
export const listShort = () => parse(readFileSync("__tests__/search/short.yaml", "utf8"));

/** Lists queries for one page each. @returns {Omit<AskedQuery, "kind">[]} */
export const listWanted = () =>
  /** @type {{ queries: { query: string, page: string | string[] }[] }} */ (
    parse(readFileSync("__tests__/search/queries.yaml", "utf8"))
  ).queries.map(({ query, page }) => ({ query, right: [page].flat() }));

/** @param {{ path: string }} hit The path of its page. */
const pageOf = ({ path }) => decodeURI(path.split("#", 1)[0] ?? path);

/** True if a page is this one, or below a path that ends with `*`. @type {(wanted: string, path: string) => boolean} */
const isPage = (wanted, path) =>
  wanted.endsWith("*") ? path.startsWith(wanted.slice(0, -1)) : path === wanted;

/**
 * Returns the rank of the first page that is right or at least helpful, counted from 1.
 *
 * @param {Omit<AskedQuery, "kind">} asked
 * @param {readonly { path: string }[]} hits
 */
export function rankOf({ right, also = [] }, hits) {
  const at = hits.findIndex((hit) =>
    [...right, ...also].some((wanted) => isPage(wanted, pageOf(hit))),
  );
  return at < 0 ? undefined : at + 1;
}

/**
 * Judges how well hits answer a query. `strict` is true if one of the first three pages is right, `lenient` if one of
 * them is right or at least helpful, and `first` if the first page is right or at least helpful.
 *
 * @param {AskedQuery} asked
 * @param {readonly { path: string }[]} hits
 */
export function judge({ right, also = [] }, hits) {
  const pages = [...new Set(hits.map((hit) => pageOf(hit)))].slice(0, 3);
  const helps = (/** @type {string} */ path) => right.includes(path) || also.includes(path);
  return {
    strict: pages.some((path) => right.includes(path)),
    lenient: pages.some(helps),
    first: pages[0] !== undefined && helps(pages[0]),
  };
}
