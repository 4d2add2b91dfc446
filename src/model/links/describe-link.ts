import { normalizePath, splitTarget } from "../docs/paths";
import type { LinkUse } from "../markdown/compiled-doc";
import { resolveFrom } from "../markdown/relative-path";

/** Where a link leads. */
export interface LinkTarget {
  readonly isInternal: boolean;
  /** Name of another site's server; null for internal links, and for addresses without one, such as `mailto:`. */
  readonly host: string | null;
  /** Path of the page or of the file of `static/`; null for a link to another site. */
  readonly path: string | null;
  /** Id on that page, without `#`; null if the link names none. */
  readonly anchor: string | null;
}

/** @param own Path of the page with the link. @param pathByFile Path of the page that a doc's file becomes. */
export function describeLink(
  { target, file }: Pick<LinkUse, "target" | "file">,
  own: string,
  pathByFile: ReadonlyMap<string, string>,
): LinkTarget {
  if (URL.canParse(target)) {
    const { host, hash } = new URL(target);
    return { isInternal: false, host: host || null, path: null, anchor: hash.slice(1) || null };
  }
  const { path = "", anchor = null } = splitTarget(target) ?? {};
  return { isInternal: true, host: null, path: resolve(path, file, own, pathByFile), anchor };
}

function resolve(
  path: string,
  file: string,
  own: string,
  pathByFile: ReadonlyMap<string, string>,
): string | null {
  if (path === "") return own;
  if (path.startsWith("/")) return normalizePath(path);
  return pathByFile.get(resolveFrom(file, path) ?? "") ?? null;
}
