import { decodePath, joinPaths } from "../../base/paths";
import { resolveFrom } from "../../base/relative-path";
import { relativeTo } from "../../docs/edits/move-page";
import { SCHEME } from "../../faults/scheme";
import { namePicture } from "../base/addresses";
import type { Surroundings } from "../base/surroundings";
import { FRAGMENTS_FOLDER } from "../base/target-file";
import type { PlannedFile, Target } from "./plan-files";
import { type Routes, readNaming } from "./routes";

/** All pages that are migrated together. */
export interface ForeignSite extends Target, Pick<Surroundings, "findOperation" | "unpack"> {
  readonly routes: Routes;
  readonly isGitBook: boolean;
  /** URL path of the folder with the new pages: `/build/bridge`. */
  readonly basePath: string;
  /** True if the pages are converted in place. */
  readonly isInPlace: boolean;
  /** The other site's redirects, from an old path to a new one. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Returns a function that provides a page's conversion with access to the other pages. */
export function surroundPages(site: ForeignSite): (page: PlannedFile) => Surroundings {
  /** The original path of each picture, by its new file. */
  const pictures = new Map<string, string>();
  return (page) => ({
    isGitBook: site.isGitBook,
    basePath: site.basePath,
    findOperation: site.findOperation,
    unpack: site.unpack,
    findLink: (url) => findLink(url, page, site),
    findFragment: (target) => {
      const found = findTarget(target, page, site.routes);
      if (found?.isFragment !== true) return undefined;
      return found.to.startsWith(`${FRAGMENTS_FOLDER}/`)
        ? found.to.replace(/^content\//, "")
        : relativeTo(page.to, found.to);
    },
    namePicture: (src) => {
      const source = src.startsWith("/") ? src : `./${resolveFrom(page.file, src) ?? src}`;
      const fileOf = (name: string): string => resolveFrom(page.to, name) ?? name;
      const name = namePicture(src, (one) => {
        const file = fileOf(one);
        const owner = pictures.get(file.toLowerCase());
        if (owner !== undefined) return owner !== source;
        const isItself = site.isInPlace && file === `${site.folder}/${source.slice(2)}`;
        return site.isTaken(file) && !isItself;
      });
      pictures.set(fileOf(name).toLowerCase(), source);
      return name;
    },
  });
}

/** Finds the file that an import or an include refers to. */
function findTarget(target: string, page: PlannedFile, routes: Routes): PlannedFile | undefined {
  if (target.startsWith("/")) return routes.findFile(target.slice(1));
  if (target.startsWith("@site/"))
    return (
      routes.findFile(target.replace(/^@site\//, "")) ??
      routes.findFile(target.replace(/^@site\/[^/]+\//, ""))
    );
  const file = resolveFrom(page.file, target);
  return file === undefined ? undefined : routes.findFile(file);
}

function findLink(url: string, page: PlannedFile, site: ForeignSite): string | undefined {
  if (SCHEME.test(url) || /^(?:#|\/\/|\?|$)/.test(url)) return undefined;
  const [written = ""] = url.split(/[?#]/, 1);
  const rest = url.slice(written.length);
  const path = decodePath(written);
  if (path === undefined) return undefined;
  if (path.startsWith("/") || path.startsWith("@site/")) {
    const plain = path.replace(/^@site(?=\/)/, "");
    const found = findRedirected(plain, site);
    return found && `${encodeURI(pathOf(found, site))}${rest}`;
  }
  const found = findRelative(path, page, site.routes);
  return found && `${encodeURI(relativeTo(page.to, found.to))}${rest}`;
}

function findRedirected(path: string, { routes, redirects }: ForeignSite): PlannedFile | undefined {
  const own = routes.findPage(path);
  const target = redirects.get(joinPaths(path));
  return (
    own ?? (target === undefined ? undefined : routes.findPage(target.split(/[?#]/, 1)[0] ?? ""))
  );
}

/**
 * Finds the page that a relative link leads to. The link is tried as a file path, and then as a URL relative to the
 * page's URL, first without and then with a trailing slash on the page's URL.
 */
function findRelative(path: string, page: PlannedFile, routes: Routes): PlannedFile | undefined {
  const file = resolveFrom(page.file, path) ?? "";
  const route = routes.routeOf(page);
  const candidates = [
    routes.findFile(file),
    routes.findPage(`/${file}`),
    routes.findPage(joinPaths(route, "..", path)),
    routes.findPage(joinPaths(route, path)),
  ];
  return candidates.find((found) => found !== undefined && !found.isFragment);
}

/** Returns the new path of a page: the path in its frontmatter, or else the path derived from its file. */
export function pathOf(
  { to, text }: PlannedFile,
  { basePath }: Pick<ForeignSite, "basePath">,
): string {
  const path = `/${to.replace(/^content\/docs\/|\.md$/g, "").replace(/(?:^|\/)index$/, "")}`;
  const { id, slug = id } = readNaming(text);
  const isFileName = slug === to.replace(/^.*\/|\.md$/g, "");
  if (typeof slug !== "string" || isFileName) return path;
  if (slug.startsWith("/")) return slug === "/" && basePath !== "" ? basePath : basePath + slug;
  const folder = to.endsWith("/index.md") ? path : joinPaths(path, "..");
  return joinPaths(folder, slug);
}
