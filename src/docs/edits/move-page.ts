import { type Node, type Scalar, isMap, isScalar, isSeq, parseDocument } from "yaml";
import { normalizePath, splitTarget } from "../../base/paths";
import { resolveFrom } from "../../base/relative-path";
import { splitFrontmatter } from "../../base/split-frontmatter";
import { SCHEME } from "../../faults/scheme";
import { REDIRECTS_FILE } from "../links/redirects";
import { findSiteLinks } from "../links/site-links";
import { renameFolderInSidebars, renameInSidebars } from "../sidebars/edit-sidebars";
import { SIDEBARS_FILE } from "../sidebars/resolve-sidebars";
import { listTargets } from "./list-targets";

/** A page: its file relative to the repository's root, its path and its id. */
export interface PageIdentity {
  readonly file: string;
  readonly path: string;
  readonly id: string;
}

/** Pages that move together, such as all pages in a folder. */
export interface MoveTogether {
  readonly pages: readonly { readonly from: PageIdentity; readonly to: PageIdentity }[];
  /** New paths of the pictures, fragments and code that move with the pages, keyed by the old paths. */
  readonly besides: ReadonlyMap<string, string>;
  /**
   * The old and new path of the folder that moves, below content/docs; undefined if a single page moves. Sidebars may
   * list a whole folder, so both paths are needed to update them.
   */
  readonly folders?: { readonly from: string; readonly to: string };
  readonly texts: ReadonlyMap<string, string>;
  /** True for the path of a page that other sites may link to. Only these get a redirect. */
  readonly isPublished: (path: string) => boolean;
  /** Prefix of the pages' URLs that isn't part of their paths: `/next` once a version is cut; otherwise "". */
  readonly prefix: string;
}

/** Matches files whose paths are URLs, so they have the prefix. */
const OF_SITE = /^(?:content\/(?:redirects|navbar|footer|home)\.yaml$|src\/site\/)/;

/**
 * Returns the texts that change when pages move, keyed by their new files. The pages' own texts are always included.
 */
export function movePages({
  pages,
  besides,
  folders,
  texts,
  isPublished,
  prefix,
}: MoveTogether): Map<string, string> {
  const ends: Ends = {
    files: new Map([...pages.map(({ from, to }) => [from.file, to.file] as const), ...besides]),
    paths: new Map(pages.map(({ from, to }) => [from.path, to.path])),
    pages: new Set(pages.map(({ from }) => from.file)),
    folders,
  };
  const ofSite = {
    ...ends,
    paths: new Map(pages.map(({ from, to }) => [prefix + from.path, prefix + to.path])),
  };
  const changed = new Map<string, string>();
  for (const [file, text] of texts) {
    const to = ends.files.get(file);
    const plain = text.replace(/\r\n?/g, "\n");
    const next =
      file === SIDEBARS_FILE
        ? rewriteSidebars(plain, pages, folders, ends)
        : rewrite(file, plain, OF_SITE.test(file) ? ofSite : ends);
    if (to !== undefined || next !== text) changed.set(to ?? file, next);
  }
  const redirects = changed.get(REDIRECTS_FILE) ?? texts.get(REDIRECTS_FILE) ?? "";
  const taken = new Set(ends.paths.values());
  const isLeft = (path: string): boolean => isPublished(prefix + path) && !taken.has(path);
  changed.set(
    REDIRECTS_FILE,
    pages.reduce(
      (text, { from, to }) =>
        addRedirect(text, isLeft(from.path) ? prefix + from.path : undefined, prefix + to.path),
      redirects,
    ),
  );
  return changed;
}

/** New files and paths, keyed by the old ones, the pages' old files, and the folder if a whole folder moves. */
interface Ends {
  readonly files: ReadonlyMap<string, string>;
  readonly paths: ReadonlyMap<string, string>;
  readonly pages: ReadonlySet<string>;
  readonly folders: MoveTogether["folders"];
}

function rewrite(file: string, text: string, ends: Ends): string {
  if (/\.mdx?$/.test(file))
    return rewriteFrontmatter(file, rewriteMarkdown(file, text, ends), ends);
  if (file.endsWith(".yaml")) return rewriteYaml(text, ["see", "from", "to", "href", "page"], ends);
  if (file.endsWith(".json")) return rewriteManifest(text, ends);
  return rewriteSiteData(file, text, ends);
}

function rewriteSidebars(
  text: string,
  pages: MoveTogether["pages"],
  folders: MoveTogether["folders"],
  ends: Ends,
): string {
  const renamed = pages.reduce(
    (sofar, { from, to }) => renameInSidebars(sofar, from.id, to.id),
    text,
  );
  const moved = folders ? renameFolderInSidebars(renamed, folders.from, folders.to) : renamed;
  return rewriteYaml(moved, ["link"], ends);
}

/** Replaces parts of a text. */
function splice(
  text: string,
  edits: readonly { readonly start: number; readonly end: number; readonly by: string }[],
): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((sofar, { start, end, by }) => sofar.slice(0, start) + by + sofar.slice(end), text);
}

function rewriteMarkdown(file: string, text: string, ends: Ends): string {
  const edits = listTargets(file, text).flatMap(({ target, kind, start, end }) => {
    const by = rewriteTarget(target, { file, isPage: kind === "page" }, ends);
    return by === undefined ? [] : [{ start, end, by }];
  });
  return splice(text, edits);
}

/** Returns the target after the move; undefined if it doesn't change. */
function rewriteTarget(
  target: string,
  { file, isPage }: { readonly file: string; readonly isPage: boolean },
  { files, paths }: Ends,
): string | undefined {
  if (SCHEME.test(target) || target.startsWith("#")) return undefined;
  const split = splitTarget(target);
  if (!split) return undefined;
  const [path = ""] = target.split(/[?#]/, 1);
  const rest = target.slice(path.length);
  if (target.startsWith("/")) {
    const moved = isPage ? paths.get(normalizePath(split.path)) : undefined;
    return moved === undefined ? undefined : encodeURI(moved) + rest;
  }
  // A path such as "fragments/x.md" is always relative to content/, so it doesn't change when a page moves.
  if (!isPage && !target.startsWith(".")) return undefined;
  const resolved = resolveFrom(file, split.path);
  if (resolved === undefined) return undefined;
  const [here, there] = [files.get(file) ?? file, files.get(resolved) ?? resolved];
  if ((here === file && there === resolved) || resolveFrom(here, split.path) === there)
    return undefined;
  return encodeURI(relativeTo(here, there)) + rest;
}

/** Returns a target's path relative to a file: `../images/box.svg`. */
export function relativeTo(file: string, target: string): string {
  const [here, there] = [file.split("/").slice(0, -1), target.split("/")];
  let shared = 0;
  while (shared < here.length && here[shared] === there[shared]) shared += 1;
  const up = here.slice(shared).map(() => "..");
  return [...(up.length === 0 ? ["."] : up), ...there.slice(shared)].join("/");
}

const PATH_KEYS = ["replaced_by", "canonical", "pagination_prev", "pagination_next"];

function rewriteFrontmatter(file: string, text: string, ends: Ends): string {
  const { yaml } = splitFrontmatter(text);
  if (yaml === undefined) return text;
  const base = text.indexOf("\n") + 1;
  const rest = text.slice(base + yaml.length);
  const renamed = rewriteYaml(yaml, PATH_KEYS, ends);
  if (!ends.pages.has(file)) return text.slice(0, base) + renamed + rest;
  const moved = renamed
    .replace(/^slug:.*\n/m, "") // The path now follows from the new file.
    .replace(/^(image:\s*["']?)(\.[^"'\n]*)/m, (all, key: string, image: string) => {
      const by = rewriteTarget(image, { file, isPage: false }, ends);
      return by === undefined ? all : key + by;
    });
  return text.slice(0, base) + moved + rest;
}

/**
 * Replaces the old paths of moved pages in YAML, but only in the values of the given keys, and in lists below them.
 * Anchors are kept.
 */
function rewriteYaml(text: string, keys: readonly string[], { paths }: Ends): string {
  const edits: { start: number; end: number; by: string }[] = [];
  const replace = ({ value, range }: Scalar): void => {
    const target = String(value);
    const path = splitTarget(target)?.path;
    const moved = path === undefined ? undefined : paths.get(normalizePath(path));
    if (moved === undefined || !range) return;
    const [, anchor] = target.split("#", 2);
    const by = JSON.stringify(moved + (anchor === undefined ? "" : `#${anchor}`));
    const isPlain = /^[\w/#.-]+$/.test(moved);
    edits.push({ start: range[0], end: range[1], by: isPlain ? by.slice(1, -1) : by });
  };
  const visit = (node: Node | null, isTarget: boolean): void => {
    if (isScalar(node)) {
      if (isTarget) replace(node);
    } else if (isSeq(node)) {
      for (const item of node.items) visit(item as Node, isTarget);
    } else if (isMap(node)) {
      for (const { key, value } of node.items)
        visit(value as Node | null, isScalar(key) && keys.includes(String(key.value)));
    }
  };
  visit(parseDocument(text).contents, false);
  return splice(text, edits);
}

/**
 * Replaces moved files and folders in the `pages` of a package.json in `content/packages`. Paths with escape sequences
 * are left alone.
 */
const rewriteManifest = (text: string, ends: Ends): string =>
  text.replace(/"content\/docs\/[^"\\\n]+"/g, (quoted) =>
    JSON.stringify(moveListed(quoted.slice(1, -1), ends)),
  );

/** Returns the new path of a file, or of a folder that ends in a slash. */
function moveListed(listed: string, { files, folders }: Ends): string {
  if (!listed.endsWith("/")) return files.get(listed) ?? listed;
  if (folders && listed.startsWith(`content/docs/${folders.from}/`))
    return `content/docs/${folders.to}${listed.slice(`content/docs/${folders.from}`.length)}`;
  // A folder whose only page is its index moves as a single page.
  const index = files.get(`${listed}index.md`) ?? files.get(`${listed}index.mdx`);
  return index === undefined ? listed : index.slice(0, index.lastIndexOf("/") + 1);
}

function rewriteSiteData(file: string, text: string, ends: Ends): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const edits = findSiteLinks(file, text).flatMap(({ target, line, column }) => {
    const by = rewriteTarget(target, { file, isPage: true }, ends);
    const start = (starts[line - 1] ?? 0) + column - 1;
    return by === undefined ? [] : [{ start, end: start + target.length, by }];
  });
  return splice(text, edits);
}

/** Removes any redirect from a page's new path, and adds a redirect from its old path unless `from` is undefined. */
function addRedirect(text: string, from: string | undefined, to: string): string {
  const start =
    text.trim() === ""
      ? "# Addresses that have moved: from is the old path, to is the page's new path.\n"
      : text;
  const kept = withoutRedirect(start, to);
  if (from === undefined) return kept;
  const gap = kept.endsWith("\n") ? "" : "\n";
  return `${kept}${gap}- from: ${toYaml(from)}\n  to: ${toYaml(to)}\n`;
}

const toYaml = (path: string): string => (/^[\w/.-]+$/.test(path) ? path : JSON.stringify(path));

function withoutRedirect(text: string, from: string): string {
  const root = parseDocument(text).contents;
  if (!isSeq(root)) return text;
  const edits = root.items.flatMap((item) => {
    if (!isMap(item) || String(item.get("from")) !== from) return [];
    const start = text.lastIndexOf("\n", item.range[0]) + 1;
    const end = text.indexOf("\n", item.range[1] - 1);
    return [{ start, end: end === -1 ? text.length : end + 1, by: "" }];
  });
  return splice(text, edits);
}
