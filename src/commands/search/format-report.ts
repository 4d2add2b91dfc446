import type { SearchAnswer } from "../../search/engine/hits/hit";
import type { ExportedQuery } from "./read-queries";

export interface ReportOptions {
  /** Minimum number of times that a query must have been asked to be listed. */
  readonly least: number;
  /** Maximum number of queries to list. */
  readonly top: number;
}

const SHOWN = 3;

/** Lists the queries after which nobody opened a result, most frequent first. */
export const listUnclicked = (
  queries: readonly ExportedQuery[],
  { least, top }: ReportOptions,
): ExportedQuery[] =>
  queries
    .filter(({ count, clicks }) => clicks === 0 && count >= least)
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
    .slice(0, top);

/** Formats a query with the results that the search currently returns for it. */
export function formatQuery(
  { query, count }: ExportedQuery,
  { hits, direct, corrections, leftOut }: SearchAnswer,
): string {
  const answers = direct.map(({ title, value }) => `   = ${[title, value].join("  ").trim()}`);
  const pages = hits
    .slice(0, SHOWN)
    .map(({ url, hierarchy }, at) => `   ${at + 1}. ${hierarchy.lvl1 ?? ""}  ${url}`);
  return [
    `${count} × "${query}"`,
    ...answers,
    ...(pages.length > 0 ? pages : ["   no results"]),
    ...corrections.map(({ typed, used }) => `   "${typed}" is read as "${used}"`),
    ...(leftOut.length > 0 ? [`   not on any page: ${leftOut.join(", ")}`] : []),
  ].join("\n");
}
