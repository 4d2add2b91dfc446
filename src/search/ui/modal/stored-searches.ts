import { readStored } from "../../../browser/base/storage";
import { toLocalUrl } from "../../engine/hits/local-url";

/** Keys under which DocSearch stores recent searches and favorites, without the index name at the end. */
const LISTS = ["__DOCSEARCH_RECENT_SEARCHES__", "__DOCSEARCH_FAVORITE_SEARCHES__"];
const MAX_LIST = 100_000;

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

/** True if a stored record has everything that DocSearch and ModalHit read of it, and a safe address. */
function isRecord(stored: unknown): boolean {
  if (typeof stored !== "object" || stored === null) return false;
  const { objectID, url, type, hierarchy, title, area } = stored as Record<string, unknown>;
  return (
    [objectID, url, title, area].every(isText) &&
    toLocalUrl(url as string) === url &&
    type === "lvl2" &&
    typeof hierarchy === "object" &&
    hierarchy !== null &&
    (hierarchy as { lvl0?: unknown }).lvl0 === "" &&
    (hierarchy as { lvl2?: unknown }).lvl2 === null
  );
}

/** True if a stored text is a list of records. Other programs and readers can change it. */
export function isStoredList(text: string): boolean {
  if (text.length > MAX_LIST) return false;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isRecord);
  } catch {
    return false;
  }
}

/** Removes invalid lists before DocSearch reads them, since it would throw, and follow any address. */
export function cleanStoredSearches(indexName: string): void {
  for (const list of LISTS) readStored(list + indexName, isStoredList);
}
