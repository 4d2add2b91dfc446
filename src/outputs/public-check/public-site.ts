import { type Fault, type FaultText, faultAt } from "../../faults/fault";
import { pointAt } from "../../faults/point";
import { basePathOf, removeBase } from "../../site/paths/base-path";
import { addressesOfSet, attributesOf, listElements } from "../hosting/html-elements";
import type { ExternalOrigins } from "../hosting/policy";

/** Value of an attribute that contains a URL. */
export interface Reference {
  /** Decoded from HTML, but still percent-encoded. */
  readonly target: string;
  /** Position of the tag in the page's text. */
  readonly at: number;
}

/** A built document, read once for all checks. */
export interface PublicPage {
  /** Path of its file, relative to the site's root: `/build/index.html`. */
  readonly file: string;
  /** Path of the page, decoded: `/build`. */
  readonly path: string;
  readonly html: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly Reference[];
  /** Scripts, styles, pictures and other files that the page loads. */
  readonly assets: readonly Reference[];
  readonly canonical: string | undefined;
  readonly isHidden: boolean;
  readonly isDoc: boolean;
  /** The target of a redirect page. */
  readonly movedTo: string | undefined;
}

/** A built site as crawlers see it. */
export interface PublicSite {
  /** URL of the site: `https://docs.celo.org`, or `https://example.org/docs`. */
  readonly url: string;
  /** Other sites that the build was configured to use. */
  readonly external: ExternalOrigins;
  /** Decoded paths of all files, except compressed copies. */
  readonly files: ReadonlySet<string>;
  /** Pages by path. */
  readonly pages: ReadonlyMap<string, PublicPage>;
  /** Reads the text of a file; empty if it doesn't exist. */
  readonly read: (file: string) => string;
}

/** The number of items that a check looked at, and the faults it found. */
export interface CheckResult {
  readonly kind: string;
  readonly checked: number;
  readonly faults: readonly Fault[];
}

/** Attributes that contain a URL. */
const ADDRESSES = ["href", "src", "poster", "action"];
const SETS_OF_ADDRESSES = ["srcset", "imagesrcset"];

/** Elements that take readers to another URL. The URLs of all other elements count as files that the page loads. */
const LINKS = new Set(["a", "area", "form"]);

/** Reads the URLs in a document and the ids that links can point to. */
export function readPublicPage(file: string, html: string): PublicPage {
  const elements = listElements(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  const all = elements.map((element) => ({
    tag: element.tagName,
    at: element.sourceCodeLocation?.startOffset ?? 0,
    attributes: attributesOf(element),
  }));
  const references = all.flatMap(({ tag, at, attributes }) => {
    const targets = [
      ...ADDRESSES.flatMap((name) => attributes.get(name) ?? []),
      ...SETS_OF_ADDRESSES.flatMap((name) => addressesOfSet(attributes.get(name))),
    ];
    return targets.map((target) => ({ tag, target, at }));
  });
  const findIn = (
    tag: string,
    name: string,
    value: string,
  ): ReadonlyMap<string, string> | undefined =>
    all.find((one) => one.tag === tag && one.attributes.get(name) === value)?.attributes;
  return {
    file,
    path: file.replace(/(?:\/index)?\.html$/, "") || "/",
    html,
    ids: new Set(
      all
        .flatMap(({ tag, attributes }) => [
          attributes.get("id"),
          tag === "a" ? attributes.get("name") : undefined,
        ])
        .filter((id) => id !== undefined),
    ),
    links: references.filter(({ tag }) => LINKS.has(tag)),
    assets: references.filter(({ tag }) => !LINKS.has(tag)),
    canonical: findIn("link", "rel", "canonical")?.get("href"),
    isHidden: findIn("meta", "name", "robots")?.get("content")?.includes("noindex") === true,
    isDoc: all.some(({ attributes }) => attributes.has("data-doc-version")),
    movedTo: all.find(({ tag }) => tag === "html")?.attributes.get("data-to"),
  };
}

/**
 * Decodes every percent-encoded character, as hosts do to find a file and browsers do to find an anchor. Returns
 * invalid text unchanged.
 */
const decodeFully = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Resolves a URL of this site to a decoded path and anchor; undefined for other sites and schemes. */
export function resolveTarget(
  site: Pick<PublicSite, "url">,
  page: Pick<PublicPage, "path">,
  target: string,
): { readonly path: string; readonly anchor: string } | undefined {
  const base = site.url + encodeURI(page.path);
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined;
  // If the site has a base path, the other paths on its host don't belong to the site.
  if (!url?.href.startsWith(`${site.url}/`)) return undefined;
  const pathname = removeBase(url.pathname, basePathOf(site.url));
  return {
    path: decodeFully(pathname),
    anchor: decodeFully(url.hash.slice(1)),
  };
}

/** Creates a fault at a position in a file's text. */
export function faultIn(file: string, text: string, at: number, words: FaultText): Fault {
  return faultAt({ file: `public${file}`, ...pointAt(text, at) }, words);
}
