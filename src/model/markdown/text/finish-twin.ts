import type { Link } from "mdast";
import { decodePath, twinPath } from "../../docs/paths";
import type { Doc } from "../../docs/site";
import { pathInVersion } from "../../docs/versions/version-links";
import { resolveFrom } from "../relative-path";
import type { LinkSegment, Placeholder } from "../segments";
import { writeMarkdown } from "./build-twin";
import { heading, link, paragraph, quote, separate } from "./markdown-nodes";
import { fillMarks } from "./twin-marks";

/** What twins are finished with. */
export interface TwinSite {
  /** Origin of the site, for absolute addresses. */
  readonly url: string;
  readonly pathByFile: ReadonlyMap<string, string>;
  /** Every doc that has a page. */
  readonly pageByPath: ReadonlyMap<
    string,
    { readonly title: string; readonly description: string }
  >;
  /** Address of the published picture, from the site's root. */
  readonly imageSrcOf: (asset: string) => string | undefined;
  /** Where the list of all pages for machines lies, from the site's root. */
  readonly indexPath: string;
}

/** What a doc's twin is finished from, besides its body. */
export type TwinnedDoc = Pick<
  Doc,
  | "path"
  | "versionPath"
  | "title"
  | "description"
  | "questions"
  | "factsChecked"
  | "sources"
  | "replacedBy"
  | "canonical"
  | "twinMarks"
>;

/** The paths of a doc and of its version, which its links start from. */
type OwnPaths = Pick<Doc, "path" | "versionPath">;

/** Brackets would end the address of a Markdown link. */
const toAddress = (url: string): string => url.replaceAll("(", "%28").replaceAll(")", "%29");

/**
 * Absolute address of what a link names. Docs are named by their twins, as llmstxt.org has it: who reads Markdown goes
 * on in Markdown; each twin names its page for those who want that.
 */
function addressOf(
  { target, file = "" }: Pick<LinkSegment, "target" | "file">,
  own: OwnPaths,
  site: TwinSite,
): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) return toAddress(target);
  const [beforeHash = "", anchor] = target.split("#", 2);
  const [path = "", query] = beforeHash.split("?", 2);
  const decoded = decodePath(path) ?? path;
  const route =
    path === ""
      ? own.path
      : path.startsWith("/")
        ? toOwnPath(decoded, own, site)
        : site.pathByFile.get(resolveFrom(file, decoded) ?? "");
  const isDoc = route !== undefined && site.pageByPath.has(route);
  const address = isDoc ? twinPath(route) : (route ?? decoded);
  const rest =
    (query === undefined ? "" : `?${query}`) + (anchor === undefined ? "" : `#${anchor}`);
  return toAddress(site.url + encodeURI(address) + rest);
}

const toOwnPath = (path: string, { versionPath }: OwnPaths, { pageByPath }: TwinSite): string =>
  pathInVersion(path, versionPath, (one) => pageByPath.has(one));

/** Text as it stands among the words of a Markdown file. */
const escapeWords = (words: string): string => writeMarkdown([paragraph(words)]).trim();

function valueOf(placeholder: Placeholder, own: OwnPaths, site: TwinSite): string {
  switch (placeholder.kind) {
    case "link":
      return addressOf(placeholder, own, site);
    case "card": {
      const [path = ""] = placeholder.path.split("#", 1);
      const page = site.pageByPath.get(toOwnPath(path, own, site));
      return escapeWords(page?.[placeholder.part] ?? path);
    }
    case "picture":
      return toAddress(new URL(site.imageSrcOf(placeholder.asset) ?? "", site.url).href);
  }
}

/** What stands in the place of a twin's marks, in their order: the same list, the same text. */
export const listTwinPlaceholderValues = (
  placeholders: readonly Placeholder[],
  own: OwnPaths,
  site: TwinSite,
): string[] => placeholders.map((placeholder) => valueOf(placeholder, own, site));

/** All that a twin's header is made from: the same parts, the same text. */
export const listHeaderParts = (doc: TwinnedDoc, site: TwinSite): unknown[] => [
  site.url,
  site.indexPath,
  doc.title,
  doc.description,
  doc.questions,
  doc.canonical ?? doc.path,
  doc.factsChecked,
  doc.sources,
  doc.replacedBy && linkTo(doc.replacedBy, doc, site),
];

/** What a twin says of its page before its text. */
function formatTwinHeader(doc: TwinnedDoc, site: TwinSite): string {
  const url = (path: string): string => toAddress(site.url + encodeURI(path));
  const address = (to: string): Link => link(to, to);
  const { title, description, questions, factsChecked, sources, replacedBy } = doc;
  const lines = [
    paragraph("Page: ", address(url(doc.canonical ?? doc.path))),
    paragraph(`Facts checked: ${factsChecked}`),
    ...(sources.length > 0
      ? [
          paragraph(
            "Sources: ",
            separate(
              sources.map((source) => link(toAddress(source.url), source.title)),
              ", ",
            ),
          ),
        ]
      : []),
    ...(replacedBy === null
      ? []
      : [paragraph("This has ended. Read instead: ", linkTo(replacedBy, doc, site))]),
    ...(questions.length > 0 ? [paragraph(`Questions it answers: ${questions.join(" ")}`)] : []),
    paragraph("All pages: ", address(url(site.indexPath))),
  ];
  return writeMarkdown([
    heading(1, title),
    quote([paragraph(description)]),
    {
      type: "list",
      ordered: false,
      spread: false,
      children: lines.map((line) => ({ type: "listItem", children: [line] })),
    },
  ]);
}

function linkTo(target: string, own: OwnPaths, site: TwinSite): Link {
  const [path = ""] = target.split("#", 1);
  return link(addressOf({ target }, own, site), site.pageByPath.get(path)?.title ?? target);
}

/** A doc's whole twin: the header, and its text with nothing left open. */
export function finishTwin(doc: TwinnedDoc, body: string, site: TwinSite): string {
  const values = listTwinPlaceholderValues(doc.twinMarks, doc, site);
  return `${formatTwinHeader(doc, site)}\n${fillMarks(body, values)}`;
}
