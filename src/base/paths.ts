/** Message for a path that browsers can't decode. Other documentation tools use the same wording, so it stays as it is. */
export const UNDECODABLE =
  "Pathname could not be decoded; this is likely caused by an invalid percent-encoding";

/** Returns the path of a doc's twin: the same page as Markdown, for machines. */
export const twinPath = (path: string): string => `${path}.md`;

/** Returns the path of the page whose data file has this path; undefined for other paths. */
export const pageOfData = (address: string): string | undefined =>
  /^\/page-data(\/.+)\/page-data\.json$/.exec(address)?.[1]?.replace(/^\/index$/, "/");

/** Decodes a path's percent-encoding; undefined if it's invalid. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/**
 * Splits a link's target into its path and its anchor, and decodes both; undefined if either can't be decoded. The
 * query is dropped. `path` is "" for `#anchor`.
 */
export function splitTarget(target: string): { path: string; anchor?: string } | undefined {
  const [beforeHash = "", hash] = target.split("#", 2);
  const path = decodePath(beforeHash.replace(/\?[^]*/, ""));
  const anchor = hash === undefined || hash === "" ? undefined : decodePath(hash);
  if (path === undefined || (hash !== undefined && hash !== "" && anchor === undefined))
    return undefined;
  return { path, anchor };
}

/** Normalizes a path: adds a leading slash, and removes a trailing slash, `index.html` and `.html`. */
export function normalizePath(path: string): string {
  const clean = path
    .replace(/\/index\.html$/, "/")
    .replace(/\.html$/, "")
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "");
  return clean === "" ? "/" : clean.startsWith("/") ? clean : `/${clean}`;
}

/** Joins paths: `/build` and `quickstart` become `/build/quickstart`. `.` and `..` work as in a file system. */
export function joinPaths(...parts: readonly string[]): string {
  const names: string[] = [];
  for (const name of parts.join("/").split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return `/${names.join("/")}`;
}
