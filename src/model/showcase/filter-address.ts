import type { Filter } from "./filter-sites";

/** Parses the filter in an address: `?q=pay&tags=defi&tags=wallets&operator=all`. */
export function parseFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  return {
    query: params.get("q") ?? "",
    tags: params.getAll("tags").filter((tag) => tag !== ""),
    match: params.get("operator") === "all" ? "all" : "any",
  };
}

/** Formats a filter as the query of an address, with its question mark; empty without a filter. */
export function formatFilter({ query, tags, match }: Filter): string {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  for (const tag of tags) params.append("tags", tag);
  if (match === "all") params.set("operator", "all");
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** True if the filter can exclude entries; `match` alone doesn't. */
export function isFiltering({ query, tags }: Filter): boolean {
  return query.trim() !== "" || tags.length > 0;
}
