import { joinPaths } from "../paths";

/**
 * Resolves an absolute path in a doc to the page in the doc's own version, or else to the path as written. A link thus
 * means the same page whatever root its version has today: `/build` of the version being written is `/build`, and
 * `/next/build` once one is archived.
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

/** `pathInVersion` for the pages of one version. */
export function pathsInVersion(
  version: { readonly path: string },
  docs: readonly { readonly path: string }[],
): (target: string) => string {
  const paths = new Set(docs.map(({ path }) => path));
  return (target) => pathInVersion(target, version.path, (path) => paths.has(path));
}

/** The folder with a doc's parts: `content/`, or the folder of its archived version. */
export const contentFolderOf = (file: string): string =>
  /^content\/versions\/[^/]+\//.exec(file)?.[0] ?? "content/";
