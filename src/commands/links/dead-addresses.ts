import { caseKey } from "../../base/path-names";
import { decodePath, normalizePath } from "../../base/paths";
import { type PageIndex, findClosestPages } from "../../docs/links/closest-pages";
import { redirectSchema } from "../../docs/links/redirects";

/** Numbers of failed requests, keyed by path. */
type Views = ReadonlyMap<string, number>;

/** The part of a line in the common log format that matters: `"GET /old?x=1 HTTP/1.1" 404`. */
const LOG_LINE = /"(?:GET|HEAD) (\S+) HTTP\/[\d.]+" (\d{3})\b/;

/** Names of the fields with the address and the status in logs whose lines are JSON objects. */
const ADDRESS_FIELDS = ["path", "url", "uri", "request_uri", "ClientRequestURI"];
const STATUS_FIELDS = ["status", "status_code", "EdgeResponseStatus"];

/** Names of the columns in exports of analytics. */
const PATH_COLUMN = /^page[ _]path/i;
const COUNT_COLUMN = /^(?:event[ _]count|views|count|total[ _]events)$/i;

/** Reads an address and the number of its views from a line; undefined if the line has none. */
type ReadLine = (line: string) => readonly [address: string, count: number] | undefined;

const readLogLine: ReadLine = (line) => {
  const [, address, status] = LOG_LINE.exec(line) ?? [];
  return address !== undefined && status === "404" ? [address, 1] : undefined;
};

const readJsonLine: ReadLine = (line) => {
  try {
    const entry = JSON.parse(line) as Readonly<Record<string, unknown>>;
    const valueOf = (names: readonly string[]) => names.map((name) => entry[name]).find(Boolean);
    const address = valueOf(ADDRESS_FIELDS);
    return typeof address === "string" && String(valueOf(STATUS_FIELDS)) === "404"
      ? [address, 1]
      : undefined;
  } catch {
    return undefined; // The last line of a log may be cut off.
  }
};

const cellsOf = (line: string): string[] =>
  (line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? []).map((cell) =>
    cell.replace(/^"|"$/g, "").trim(),
  );

/** Finds the columns of an export; undefined if this line doesn't name them. */
function readHeader(line: string): ReadLine | undefined {
  const cells = cellsOf(line);
  const path = cells.findIndex((cell) => PATH_COLUMN.test(cell));
  const count = cells.findIndex((cell) => COUNT_COLUMN.test(cell));
  if (path < 0 || count < 0) return undefined;
  return (row) => {
    const values = cellsOf(row);
    const views = Number(values[count]?.replaceAll(",", "")); // Some exports write 1,200.
    return values[path]?.startsWith("/") === true && views > 0 ? [values[path], views] : undefined;
  };
}

/** Returns an address as the path that a redirect starts from, without host, query, anchor and ending. */
function toPath(address: string): string | undefined {
  const path = decodePath(address.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#][^]*/, ""));
  return path === undefined ? undefined : normalizePath(path);
}

/**
 * Counts the addresses that weren't found, from a host's access log (common format, or JSON objects) or from an export
 * of analytics (comma-separated, with the columns of the path and of the count).
 */
export function countDeadAddresses(text: string): Views {
  const counts = new Map<string, number>();
  let readRow: ReadLine | undefined;
  for (const line of text.split(/\r?\n/)) {
    const read = line.startsWith("{") ? readJsonLine : LOG_LINE.test(line) ? readLogLine : readRow;
    const [address = "", count = 0] = read?.(line) ?? [];
    const path = toPath(address);
    if (path !== undefined && count > 0) counts.set(path, (counts.get(path) ?? 0) + count);
    else readRow ??= readHeader(line);
  }
  return counts;
}

/** A site, as far as the report needs it. */
interface AnsweredSite {
  readonly pages: PageIndex;
  /** Paths of pages and redirects. */
  readonly answered: readonly string[];
  /** True if an entry for what is gone answers. */
  readonly isGone: (path: string) => boolean;
}

/** Files and probes of scanners. A reader's address has no such ending. */
const NO_PAGE = /\.(?!html?$|mdx?$)[a-z0-9]{2,5}$|^\/(?:\.|wp-|cgi-bin|xmlrpc)/i;

/** Formats the report: lines for content/redirects.yaml, most viewed first, then what was left out. */
export function formatDeadAddresses(
  views: Views,
  { pages, answered, isGone }: AnsweredSite,
): string {
  const known = new Set(answered);
  const byCase = new Map(answered.map((path) => [caseKey(path), path]));
  const dead = [...views]
    .filter(([path]) => !known.has(path) && !isGone(path))
    .sort(([, a], [, b]) => b - a);
  const listed = dead.filter(([path]) => !NO_PAGE.test(path));
  const lines = listed.map(([from, count]) => {
    const twin = byCase.get(caseKey(from));
    if (twin !== undefined)
      return `# ${count}: ${JSON.stringify(from)} is ${twin} in other letters, so it can't have a redirect`;
    byCase.set(caseKey(from), from);
    const [nearest] = findClosestPages(from, pages, 1);
    const entry = nearest && { from, to: nearest[0] };
    return entry && redirectSchema.safeParse(entry).success
      ? `- { from: ${quote(entry.from)}, to: ${quote(entry.to)} } # ${count}`
      : `# ${count}: ${JSON.stringify(from)}, no page is close`;
  });
  return [
    ...lines,
    `# ${listed.length} addresses without an answer. Left out: ${views.size - dead.length} that have one by now, ${dead.length - listed.length} that look like files or probes.`,
  ].join("\n");
}

const quote = (path: string): string => (/^[\w/.-]+$/.test(path) ? path : JSON.stringify(path));
