import { parse } from "yaml";
import { joinPaths } from "../../base/paths";
import { splitFrontmatter } from "../../base/split-frontmatter";
import type { PlannedFile } from "./plan-files";

/** The paths that pages had on the other site. */
export interface Routes {
  /** Finds a page by its path on the other site, with or without a prefix such as `/docs`. */
  readonly findPage: (path: string) => PlannedFile | undefined;
  /** Finds a file by its path relative to the migrated folder, with or without its extension. */
  readonly findFile: (file: string) => PlannedFile | undefined;
  /** Returns a page's path on the other site, against which its relative links are resolved. */
  readonly routeOf: (page: PlannedFile) => string;
}

/** The frontmatter keys that set a page's path in Docusaurus. */
interface Naming {
  readonly id?: unknown;
  readonly slug?: unknown;
}

/**
 * Lists the paths of pages. `prefixes` are the prefixes that paths on the other site may have: the names of the
 * migrated folder and of the folders that contain it, such as `docs`.
 */
export function listRoutes(pages: readonly PlannedFile[], prefixes: readonly string[]): Routes {
  const byFile = new Map<string, PlannedFile>();
  const byPath = new Map<string, PlannedFile>();
  const add = (map: Map<string, PlannedFile>, key: string, page: PlannedFile): void => {
    for (const form of [key, key.toLowerCase()]) if (!map.has(form)) map.set(form, page);
  };
  const routes = new Map(pages.map((page) => [page, pathsOf(page)]));
  for (const page of pages) {
    add(byFile, page.file, page);
    add(byFile, page.file.replace(/\.mdx?$/, ""), page);
  }
  for (const [page, [own = ""]] of routes) add(byPath, own, page);
  for (const [page, paths] of routes) for (const path of paths) add(byPath, path, page);

  const find = (map: typeof byPath, key: string): PlannedFile | undefined =>
    map.get(key) ?? map.get(key.toLowerCase());
  const findPath = (path: string): PlannedFile | undefined => {
    const [plain, bare] = [
      joinPaths(path),
      joinPaths(path.replace(/(?:\/index)?\.(?:mdx?|html)$/, "")),
    ];
    const page = find(byPath, plain) ?? find(byPath, bare);
    return page?.isFragment === true ? undefined : page;
  };
  return {
    findPage: (path) => {
      const inside = prefixes.filter((prefix) => `${path}/`.startsWith(`/${prefix}/`));
      return ["", ...inside]
        .map((prefix) => findPath(prefix === "" ? path : path.slice(prefix.length + 1)))
        .find((page) => page !== undefined);
    },
    findFile: (file) => find(byFile, file),
    routeOf: (page) => routes.get(page)?.[0] ?? "/",
  };
}

/** Lists all paths of a page, starting with the path that readers saw. */
function pathsOf({ file, text }: PlannedFile): string[] {
  const { id, slug } = readNaming(text);
  const name = file.replace(/\.mdx?$/, "");
  const folder = name.split("/").slice(0, -1).join("/");
  const own = name.split("/").at(-1) ?? "";
  const isIndex =
    /^(?:index|readme)$/i.test(own) ||
    own.toLowerCase() === folder.split("/").at(-1)?.toLowerCase();
  const paths = [
    ...(typeof slug === "string" ? [slug.startsWith("/") ? slug : joinPaths(folder, slug)] : []),
    ...(typeof id === "string" ? [joinPaths(folder, id)] : []),
    ...(isIndex ? [joinPaths(folder)] : []),
    joinPaths(name),
  ];
  // Docusaurus removes numbers from the names of files and folders: "01-intro" is at /intro.
  return [...paths, ...paths.map((path) => path.replace(/\/\d+[ ._-]+(?=[^/\d])/g, "/"))];
}

/** Reads the keys of a page's frontmatter that can set its path. */
export function readNaming(text: string): Naming {
  try {
    const data: unknown = parse(splitFrontmatter(text).yaml ?? "");
    return typeof data === "object" && data !== null ? data : {};
  } catch {
    return {};
  }
}
