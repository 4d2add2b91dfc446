import type { Link } from "mdast";
import { decodePath, twinPath } from "../../base/paths";
import { resolveFrom } from "../../base/relative-path";
import type { LinkSegment, Placeholder } from "../../base/segments";
import { pathInVersion } from "../../base/version-links";
import { writeMarkdown } from "./build-twin";
import { heading, link, paragraph, quote, separate } from "./markdown-nodes";
import { fillPlaceholders } from "./twin-placeholders";

/** Data about the whole site that Markdown copies need. */
export interface TwinSite {
  /** Origin of the site, from which absolute URLs are made. */
  readonly url: string;
  readonly pathByFile: ReadonlyMap<string, string>;
  /** Every doc that has a page, by path. */
  readonly pageByPath: ReadonlyMap<
    string,
    { readonly title: string; readonly description: string }
  >;
  /** Returns the path of a published picture, from the site's root. */
  readonly imageSrcOf: (asset: string) => string | undefined;
  /** Path of the machine-readable list of all pages, from the site's root. */
  readonly indexPath: string;
}

/** The data that a doc's Markdown copy needs in addition to the body. */
export interface TwinnedDoc extends OwnPaths {
  readonly title: string;
  readonly description: string;
  readonly questions: readonly string[];
  readonly factsChecked: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly replacedBy: string | null;
  readonly canonical: string | null;
  readonly twinPlaceholders: readonly Placeholder[];
}

/** Paths of a doc and its version, against which its links are resolved. */
interface OwnPaths {
  readonly path: string;
  readonly versionPath: string;
}

/** Escapes parentheses, which would end the URL of a Markdown link. */
const toAddress = (url: string): string => url.replaceAll("(", "%28").replaceAll(")", "%29");

/**
 * Makes a link absolute. Links to docs lead to their Markdown copies, as llmstxt.org recommends, so that a program can
 * keep reading Markdown. Each copy links to its page.
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

/** Escapes text for use in a sentence of a Markdown file. */
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

/** Lists the values for the marks of a Markdown copy, in order. The copy's body changes only if one of them does. */
export const listTwinPlaceholderValues = (
  placeholders: readonly Placeholder[],
  own: OwnPaths,
  site: TwinSite,
): string[] => placeholders.map((placeholder) => valueOf(placeholder, own, site));

/** Lists everything that the header of a copy depends on. The header changes only if the list does. */
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

/** Prints the header of a Markdown copy, with facts about the page. */
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

/** Builds a doc's complete Markdown copy: the header, followed by the body with its marks replaced. */
export function finishTwin(doc: TwinnedDoc, body: string, site: TwinSite): string {
  const values = listTwinPlaceholderValues(doc.twinPlaceholders, doc, site);
  return `${formatTwinHeader(doc, site)}\n${fillPlaceholders(body, values)}`;
}
