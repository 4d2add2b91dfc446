import type { PageIndex } from "../docs/links/closest-pages";
import { withBase } from "../site/paths/base-path";

const PAGE_INDEX = "/pages.json";

const isEntry = (entry: unknown): entry is PageIndex[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");

/** Fetches the index. Returns an empty list if that fails. */
export async function loadPageIndex(): Promise<PageIndex> {
  const response = await fetch(withBase(PAGE_INDEX)).catch(() => undefined);
  const pages: unknown = response?.ok === true ? await response.json().catch(() => []) : [];
  // A captive portal may answer any request with its login page.
  return Array.isArray(pages) ? pages.filter(isEntry) : [];
}
