import type { Filter } from "./filter-sites";

/** The filter an address asks for: `?q=pay&tags=defi&tags=wallets&operator=all`. */
export function parseFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  return {
    query: params.get("q") ?? "",
    tags: params.getAll("tags").filter((tag) => tag !== ""),
    match: params.get("operator") === "all" ? "all" : "any",
  };
}

/** A filter as the query of an address, with its question mark; empty when nothing is filtered. */
export function formatFilter({ query, tags, match }: Filter): string {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  for (const tag of tags) params.append("tags", tag);
  if (match === "all") params.set("operator", "all");
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** Whether anything can be left out by it: a way of matching alone leaves nothing out. */
export function isFiltering({ query, tags }: Filter): boolean {
  return query.trim() !== "" || tags.length > 0;
}
