import type { Filter } from "./filter-sites";

/** Parses the filter in a URL's query: `?q=pay&tags=defi&tags=wallets`. */
export function parseFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  return {
    query: params.get("q") ?? "",
    tags: params.getAll("tags").filter((tag) => tag !== ""),
  };
}

/** Parses the sort order in a URL's query: `?sort=duration`; empty if entries are sorted by name. */
export const parseSort = (search: string): string => new URLSearchParams(search).get("sort") ?? "";

/**
 * Formats a filter and a sort order as a URL's query, including the question mark; empty if both have their defaults.
 */
export function formatFilter({ query, tags }: Filter, sort = ""): string {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  for (const tag of tags) params.append("tags", tag);
  if (sort !== "") params.set("sort", sort);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** True if the filter may exclude entries. */
export function isFiltering({ query, tags }: Filter): boolean {
  return query.trim() !== "" || tags.length > 0;
}
