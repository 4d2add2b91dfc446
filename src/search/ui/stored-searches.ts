import { readStored, writeStored } from "../../browser/base/storage";
import { LEVELS, type SearchHit } from "../engine/hits/hit";
import { toLocalUrl } from "../engine/hits/safe-hit";

/** Keys under which DocSearch stores lists of hits, without the index name at the end. */
const LISTS = ["__DOCSEARCH_RECENT_SEARCHES__", "__DOCSEARCH_FAVORITE_SEARCHES__"];

/** DocSearch stores at most ten hits, each with a few hundred characters. */
const MAX_LIST = 100_000;
const MAX_HITS = 10;
const MAX_TEXT = 2000;

/** True if a string is safe to insert as HTML. Stored hits are escaped (safe-hit.ts), so they contain no tags. */
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_TEXT && !/[<>]/.test(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** Parses those fields of a stored hit that DocSearch reads; undefined if the hit has no title or no safe address. */
function parseHit(stored: unknown): object | undefined {
  if (!isObject(stored) || !isObject(stored.hierarchy)) return undefined;
  const { objectID, type, url, hierarchy } = stored;
  if (!isText(objectID) || objectID === "" || !isText(type) || !isText(url)) return undefined;
  const path = toLocalUrl(url);
  const content = textOrNull(stored.content);
  const levels = Object.fromEntries(LEVELS.map((level) => [level, textOrNull(hierarchy[level])]));
  const title = type === "content" ? content : levels[type];
  if (path === undefined || typeof title !== "string" || levels.lvl1 === null) return undefined;
  return {
    objectID,
    type: type as SearchHit["type"],
    url: path,
    url_without_anchor: path.split("#", 1)[0] ?? path,
    anchor: textOrNull(stored.anchor),
    content,
    hierarchy: levels,
  };
}

/** Parses the valid hits in a stored list, without duplicates; empty if the text isn't a list. */
export function parseSearches(text: string): object[] {
  if (text.length > MAX_LIST) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Something other than this site changed the text.
  }
  if (!Array.isArray(parsed)) return [];
  const hits = new Map<string, object>();
  for (const stored of parsed.slice(0, MAX_HITS)) {
    const hit = parseHit(stored);
    if (hit) hits.set((stored as SearchHit).objectID, hit);
  }
  return [...hits.values()];
}

/** Removes invalid hits from DocSearch's lists before DocSearch reads them, since they would make it throw. */
export function cleanStoredSearches(indexName: string): void {
  for (const list of LISTS) {
    const key = list + indexName;
    const text = readStored(key, (value) => parseSearches(value).length > 0);
    if (text === null) continue;
    const clean = JSON.stringify(parseSearches(text));
    writeStored(key, clean);
    // If the list can't be stored, it is removed: losing recent searches is better than a search that doesn't open.
    if (readStored(key, (value) => value === clean) === null) writeStored(key, null);
  }
}
