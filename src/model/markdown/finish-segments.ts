import { decodePath } from "../docs/paths";
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
const IMAGE = new RegExp(`<img ${IMAGE_MARK}="([^"]*)" alt="([^"]*)">`, "g");

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
): string[] {
  const links = fileLinks.map((mark) => {
    const at = mark.indexOf(":");
    return hrefOfFileLink(mark.slice(0, at), mark.slice(at + 1), finishing);
  });
  const pages = pageRefs.flatMap((path) => {
    const page = finishing.pageByPath.get(path.replace(/#[^]*/, ""));
    return page ? [page.title, page.description] : [path];
  });
  return [...links, ...pages];
}

function finishHtml(html: string, finishing: Finishing): string {
  if (!hasMarks(html)) return html;
  return html
    .replace(FILE_LINK, (_, file: string, target: string) =>
      escapeAttribute(hrefOfFileLink(file, unescapeText(target), finishing)),
    )
    .replace(PAGE_REF, (_, key: "title" | "description", path: string) => {
      const page = finishing.pageByPath.get(unescapeText(path).replace(/#[^]*/, ""));
      return escapeText(page?.[key] ?? unescapeText(path));
    })
    .replace(
      IMAGE,
      (mark, asset: string, alt: string) =>
        finishing.imageToHtml(unescapeText(asset), unescapeText(alt)) ?? mark,
    );
}

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

/** Fills the placeholders of segments: links to files, link cards and pictures. */
export function finishSegments(segments: readonly Segment[], finishing: Finishing): Segment[] {
  return segments.map((segment) => {
    switch (segment.kind) {
      case "html":
        return { kind: "html", html: finishHtml(segment.html, finishing) };
      case "component":
        return { ...segment, children: finishSegments(segment.children, finishing) };
    }
  });
}
