import type { SearchAnswer } from "../../search/engine/hits/hit";
import type { ExportedQuery } from "./read-queries";

export interface ReportOptions {
  /** Queries that were asked less often are left out. */
  readonly least: number;
  /** The most that are listed. */
  readonly top: number;
}

const SHOWN = 3;

/** Queries after which nobody opened anything, the most frequent first. */
export const listUnclicked = (
  queries: readonly ExportedQuery[],
  { least, top }: ReportOptions,
): ExportedQuery[] =>
  queries
    .filter(({ count, clicks }) => clicks === 0 && count >= least)
    .sort((a, b) => b.count - a.count || (a.query < b.query ? -1 : 1))
    .slice(0, top);

/** A query with what the search answers today. */
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
    ...(pages.length > 0 ? pages : ["   nothing is found"]),
    ...corrections.map(({ typed, used }) => `   "${typed}" is taken for "${used}"`),
    ...(leftOut.length > 0 ? [`   no page has: ${leftOut.join(", ")}`] : []),
  ].join("\n");
}
