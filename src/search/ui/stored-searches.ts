import { readStored, writeStored } from "../../browser/base/storage";
import { toLocalUrl } from "../engine/hits/local-url";

/** A page that a reader has followed from the search. */
export interface StoredSearch {
  readonly path: string;
  readonly title: string;
  readonly area: string;
}

export type StoredList = "recent" | "favorite";

const KEYS: Readonly<Record<StoredList, string>> = {
  recent: "search.recent",
  favorite: "search.favorite",
};
const MAX_OF: Readonly<Record<StoredList, number>> = { recent: 7, favorite: 10 };
/** Maximum number of recent searches beside favorites. */
const MAX_BESIDE_FAVORITES = 4;
const MAX_TEXT = 300;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= MAX_TEXT;

const isSearch = (value: unknown): value is StoredSearch => {
  if (typeof value !== "object" || value === null) return false;
  const { path, title, area } = value as Record<string, unknown>;
  return (
    isText(path) &&
    path.startsWith("/") &&
    toLocalUrl(path) === path &&
    isText(title) &&
    isText(area)
  );
};

/** Parses the valid searches of a stored list. Other programs and the reader may have changed it. */
function parseSearches(text: string): StoredSearch[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isSearch) : [];
  } catch {
    return [];
  }
}

const read = (list: StoredList): StoredSearch[] =>
  parseSearches(readStored(KEYS[list], (text) => parseSearches(text).length > 0) ?? "[]");

function write(list: StoredList, searches: readonly StoredSearch[]): void {
  const kept = searches.slice(0, MAX_OF[list]);
  writeStored(KEYS[list], kept.length === 0 ? null : JSON.stringify(kept));
}

/** Reads both lists, the newest first. */
export function readSearches(): Readonly<Record<StoredList, readonly StoredSearch[]>> {
  const favorite = read("favorite").slice(0, MAX_OF.favorite);
  const most = favorite.length > 0 ? MAX_BESIDE_FAVORITES : MAX_OF.recent;
  return { recent: read("recent").slice(0, most), favorite };
}

const without = (list: StoredList, path: string): StoredSearch[] =>
  read(list).filter((one) => one.path !== path);

/** Puts a search at the top of a list. A favorite isn't also listed as recent. */
export function addSearch(list: StoredList, { path, title, area }: StoredSearch): void {
  if (list === "recent" && read("favorite").some((one) => one.path === path)) return;
  if (list === "favorite") removeSearch("recent", path);
  write(list, [{ path, title, area }, ...without(list, path)]);
}

export function removeSearch(list: StoredList, path: string): void {
  write(list, without(list, path));
}
