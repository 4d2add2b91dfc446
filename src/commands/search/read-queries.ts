import { parse } from "csv-parse/sync";
import { z } from "zod";

/** A query that readers typed, from an export. */
export interface ExportedQuery {
  readonly query: string;
  /** Number of times it was asked. */
  readonly count: number;
  /** Number of times that readers opened one of its results. */
  readonly clicks: number;
}

/** Thrown if a file isn't an export of queries. The message says what is missing. */
export class ExportError extends Error {
  override readonly name = "ExportError";
}

/**
 * Reads the queries in an export. Merges queries that differ only in case or spacing, and adds up their counts. The
 * export is either JSON from Algolia's Analytics API (`/2/searches/noClicks`, or `/2/searches` with `clickAnalytics=true`,
 * https://www.algolia.com/doc/rest-api/analytics/), or a CSV table of Google Analytics' `search` events.
 */
export function readQueries(text: string): ExportedQuery[] {
  const rows = /^\s*\{/.test(text) ? readService(text) : readTable(text);
  const queries = new Map<string, ExportedQuery>();
  for (const { query, count, clicks } of rows) {
    const name = query.trim().replace(/\s+/g, " ").toLowerCase();
    // Google's tables have a row for events without a query, and a row for the total.
    if (name === "" || name === "(not set)") continue;
    const known = queries.get(name) ?? { query: name, count: 0, clicks: 0 };
    queries.set(name, { ...known, count: known.count + count, clicks: known.clicks + clicks });
  }
  return [...queries.values()];
}

const serviceSchema = z.object({
  searches: z.array(
    z.object({ search: z.string(), count: z.number(), clickCount: z.number().nullish() }),
  ),
});

function readService(text: string): ExportedQuery[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ExportError(`This isn't valid JSON: ${String(error)}`);
  }
  const { data } = serviceSchema.safeParse(value);
  if (!data) throw new ExportError('This JSON has no "searches" with "search" and "count".');
  return data.searches.map(({ search, count, clickCount }) => ({
    query: search,
    count,
    clicks: clickCount ?? 0,
  }));
}

/** Possible names of each column in a table, in lower case and without punctuation. */
const COLUMNS = {
  query: ["searchterm", "search", "query"],
  count: ["eventcount", "count", "events"],
  opened: ["opened"],
  clicks: ["clickcount", "clicks"],
} as const;

function readTable(text: string): ExportedQuery[] {
  // Google's tables begin with comment lines, which start with #.
  const table = text.replace(/^(?:\uFEFF?#.*\r?\n|\s*\n)+/, "");
  let lines: string[][];
  try {
    lines = parse(table, { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    throw new ExportError(`This is neither JSON nor CSV: ${String(error)}`);
  }
  const [head = [], ...rows] = lines;
  const names = head.map((name) => name.toLowerCase().replace(/[^a-z]/g, ""));
  const placeOf = (column: keyof typeof COLUMNS): number =>
    names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
  const [query, count, opened, clicks] = [
    placeOf("query"),
    placeOf("count"),
    placeOf("opened"),
    placeOf("clicks"),
  ];
  if (query < 0 || count < 0 || (opened < 0 && clicks < 0)) {
    throw new ExportError(
      `The table has the columns ${head.join(", ")}. It needs the columns search_term and ` +
        "event count, and either opened or clicks.",
    );
  }
  return rows.map((row) => {
    const asked = Number(row[count] ?? 0);
    const isOpened = opened >= 0 && !["", "nothing", "(not set)"].includes(row[opened] ?? "");
    return {
      query: row[query] ?? "",
      count: asked,
      clicks: clicks >= 0 ? Number(row[clicks] ?? 0) : isOpened ? asked : 0,
    };
  });
}
