import { readStored, writeStored } from "../../browser/storage";
import { LEVELS, type SearchHit } from "../engine/hits/hit";
import { toLocalUrl } from "../engine/hits/safe-hit";

/** Where DocSearch keeps lists of hits, by the name of the index. */
const LISTS = ["__DOCSEARCH_RECENT_SEARCHES__", "__DOCSEARCH_FAVORITE_SEARCHES__"];

/** DocSearch keeps ten hits at most, of some hundred characters each. */
const MAX_LIST = 100_000;
const MAX_HITS = 10;
const MAX_TEXT = 2000;

/** A text that may be set as html: stored hits are escaped (safe-hit.ts), so no tag stands in one. */
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_TEXT && !/[<>]/.test(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** A stored hit, of what DocSearch reads from it; undefined when it has no title or leads nowhere. */
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

/** The valid hits of a stored list, each once; none when it is no list. */
export function parseSearches(text: string): object[] {
  if (text.length > MAX_LIST) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Not ours.
  }
  if (!Array.isArray(parsed)) return [];
  const hits = new Map<string, object>();
  for (const stored of parsed.slice(0, MAX_HITS)) {
    const hit = parseHit(stored);
    if (hit) hits.set((stored as SearchHit).objectID, hit);
  }
  return [...hits.values()];
}

/** Leaves of DocSearch's lists what is valid, before it reads them: it would throw at anything else. */
export function cleanStoredSearches(indexName: string): void {
  for (const list of LISTS) {
    const key = list + indexName;
    const text = readStored(key, (value) => parseSearches(value).length > 0);
    if (text === null) continue;
    const clean = JSON.stringify(parseSearches(text));
    writeStored(key, clean);
    // Storage may be full: a list that may hold something invalid is worth less than a search that opens.
    if (readStored(key, (value) => value === clean) === null) writeStored(key, null);
  }
}
