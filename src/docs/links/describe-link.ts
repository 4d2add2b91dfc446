import type { LinkUse } from "../../base/compiled-doc";
import { normalizePath, splitTarget } from "../../base/paths";
import { resolveFrom } from "../../base/relative-path";

export interface LinkTarget {
  readonly isInternal: boolean;
  /** Host of another site; null for internal links, and for URLs without a host, such as `mailto:`. */
  readonly host: string | null;
  /** Path of the page or of the file in `static/`; null for a link to another site, or to an unknown doc. */
  readonly path: string | null;
  /** Anchor of the link, without `#`; null if the link has none. */
  readonly anchor: string | null;
}

/**
 * Describes the target of a link.
 * @param page Path of the page with the link.
 * @param pathByFile Paths of pages by their doc's file.
 */
export function describeLink(
  { target, file }: Pick<LinkUse, "target" | "file">,
  page: string,
  pathByFile: ReadonlyMap<string, string>,
): LinkTarget {
  if (URL.canParse(target)) {
    const { host, hash } = new URL(target);
    return { isInternal: false, host: host || null, path: null, anchor: hash.slice(1) || null };
  }
  const { path = "", anchor = null } = splitTarget(target) ?? {};
  return { isInternal: true, host: null, path: resolve(path, file, page, pathByFile), anchor };
}

function resolve(
  path: string,
  file: string,
  page: string,
  pathByFile: ReadonlyMap<string, string>,
): string | null {
  if (path === "") return page;
  if (path.startsWith("/")) return normalizePath(path);
  return pathByFile.get(resolveFrom(file, path) ?? "") ?? null;
}
