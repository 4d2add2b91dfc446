import { decodePath } from "../docs/paths";
import { pathInVersion } from "../docs/versions/version-links";
import type { OpenMarks } from "./compiled-doc";
import { escapeAttribute, escapeText, unescapeText } from "./html/escape";
import { FILE_LINK_MARK, IMAGE_MARK, PAGE_REF_MARK } from "./html/open-marks";
import { resolveFrom } from "./relative-path";
import type { Segment } from "./segments";

/** What fills the placeholders of a doc that was compiled alone. */
export interface Finishing {
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly pageByPath: ReadonlyMap<
    string,
    { readonly title: string; readonly description: string }
  >;
  /** HTML of an optimised picture; undefined keeps the placeholder, because the picture is not made yet. */
  readonly imageToHtml: (asset: string, alt: string) => string | undefined;
}

// Matches placeholders only where the compiler writes them: a doc about these very marks keeps its words.
const FILE_LINK = new RegExp(`(?<= href=")${FILE_LINK_MARK}([^":]+):([^"]*)`, "g");
const PAGE_REF = new RegExp(
  `(?<=<span class="page-ref-\\w+">)${PAGE_REF_MARK}(title|description):([^<]*)@(?=</span>)`,
  "g",
);
/** A link to a path of the site; only tags have quotes behind a name. */
const PATH_LINK = /(<a(?:\s[\w-]+(?:="[^"]*")?)*?\shref=")(\/[^"]*)/g;
const IMAGE = new RegExp(`<img ${IMAGE_MARK}="([^"]*)" alt="([^"]*)">`, "g");

/** A path of the site as it is meant in a doc of this version. */
function pathOf(target: string, versionPath: string, { pageByPath }: Finishing): string {
  return pathInVersion(target, versionPath, (path) => pageByPath.has(decodePath(path) ?? path));
}

/** Whether a doc has placeholders; most have none and need no work. */
const hasMarks = (html: string): boolean =>
  html.includes(FILE_LINK_MARK) || html.includes(PAGE_REF_MARK) || html.includes(IMAGE_MARK);

/** Where a link to a file leads: the file's route, with the link's anchor; the link as it is when there is no such doc. */
function hrefOfFileLink(file: string, target: string, { pathByFile }: Finishing): string {
  const [path = "", anchor] = target.split("#", 2);
  const decoded = decodePath(path.replace(/\?[^]*/, ""));
  const resolved = decoded === undefined ? undefined : resolveFrom(file, decoded);
  const route = resolved === undefined ? undefined : pathByFile.get(resolved);
  return `${route === undefined ? path : encodeURI(route)}${anchor === undefined ? "" : `#${anchor}`}`;
}

/**
 * Everything that will fill a doc's placeholders, pictures aside. Part of the cache key of a finished body: the same
 * values give the same HTML.
 */
export function listPlaceholderValues(
  { fileLinks, pageRefs }: OpenMarks,
  finishing: Finishing,
  versionPath = "/",
): string[] {
  const links = fileLinks.map((mark) => {
    const at = mark.indexOf(":");
    return hrefOfFileLink(mark.slice(0, at), mark.slice(at + 1), finishing);
  });
  const pages = pageRefs.flatMap((path) => {
    const page = findPage(path, versionPath, finishing);
    return page ? [page.title, page.description] : [path];
  });
  // Where a version's own links lead depends on the pages that there are.
  const known = versionPath === "/" ? [] : [versionPath, ...finishing.pageByPath.keys()];
  return [...links, ...pages, ...known];
}

const findPage = (path: string, versionPath: string, finishing: Finishing) =>
  finishing.pageByPath.get(pathOf(path.replace(/#[^]*/, ""), versionPath, finishing));

function finishHtml(html: string, finishing: Finishing, versionPath: string): string {
  const own = versionPath === "/" ? html : toOwnPaths(html, finishing, versionPath);
  if (!hasMarks(own)) return own;
  return own
    .replace(FILE_LINK, (_, file: string, target: string) =>
      escapeAttribute(hrefOfFileLink(file, unescapeText(target), finishing)),
    )
    .replace(PAGE_REF, (_, key: "title" | "description", path: string) => {
      const page = findPage(unescapeText(path), versionPath, finishing);
      return escapeText(page?.[key] ?? unescapeText(path));
    })
    .replace(
      IMAGE,
      (mark, asset: string, alt: string) =>
        finishing.imageToHtml(unescapeText(asset), unescapeText(alt)) ?? mark,
    );
}

/** Links to pages lead to those of the doc's own version. */
const toOwnPaths = (html: string, finishing: Finishing, versionPath: string): string =>
  html.replace(
    PATH_LINK,
    (_, before: string, target: string) =>
      before + escapeAttribute(pathOf(unescapeText(target), versionPath, finishing)),
  );

/** The placeholders in a doc's HTML. Pictures are listed by the compiler itself, with their positions. */
export function findMarks(html: readonly string[]): OpenMarks {
  const fileLinks = new Set<string>();
  const pageRefs = new Set<string>();
  for (const part of html) {
    if (!hasMarks(part)) continue;
    for (const [, file = "", target = ""] of part.matchAll(FILE_LINK))
      fileLinks.add(`${file}:${unescapeText(target)}`);
    for (const [, , path = ""] of part.matchAll(PAGE_REF)) pageRefs.add(unescapeText(path));
  }
  return { fileLinks: [...fileLinks], pageRefs: [...pageRefs] };
}

/**
 * Fills the placeholders of segments: links to files, link cards and pictures.
 * @param versionPath The root of the doc's version: links to pages lead to those of the same version.
 */
export function finishSegments(
  segments: readonly Segment[],
  finishing: Finishing,
  versionPath = "/",
): Segment[] {
  return segments.map((segment) => {
    switch (segment.kind) {
      case "html":
        return { kind: "html", html: finishHtml(segment.html, finishing, versionPath) };
      case "component":
        return { ...segment, children: finishSegments(segment.children, finishing, versionPath) };
    }
  });
}
