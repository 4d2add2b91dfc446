import { joinPaths } from "./paths";

/**
 * Resolves an absolute path in a doc to a page of the doc's own version. If there is no such page, returns the path as
 * written. Links thus keep working when the root of their version changes: in the version being written, `/build` means
 * `/build` at first, but `/next/build` once another version is archived.
 * @param versionPath The root of the doc's version, `/` or `/next`.
 */
export function pathInVersion(
  target: string,
  versionPath: string,
  hasPage: (path: string) => boolean,
): string {
  if (versionPath === "/" || !/^\/(?!\/)/.test(target)) return target;
  const [path = ""] = target.split(/[?#]/, 1);
  const own = joinPaths(versionPath, path);
  return hasPage(own) ? own + target.slice(path.length) : target;
}

/** Returns a function that calls {@link pathInVersion} with the pages of one version. */
export function pathsInVersion(
  version: { readonly path: string },
  docs: readonly { readonly path: string }[],
): (target: string) => string {
  const paths = new Set(docs.map(({ path }) => path));
  return (target) => pathInVersion(target, version.path, (path) => paths.has(path));
}

/** Returns the content folder that a file belongs to: `content/`, or the folder of an archived version. */
export const contentFolderOf = (file: string): string =>
  /^content\/versions\/[^/]+\//.exec(file)?.[0] ?? "content/";
