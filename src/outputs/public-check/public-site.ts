import { type Fault, type FaultText, faultAt } from "../../faults/fault";
import { decodeHtml } from "./html-text";

/** An attribute that leads somewhere, as it stands in a page. */
export interface Reference {
  /** Decoded from HTML, still encoded as an address. */
  readonly target: string;
  /** Where its tag begins in the page's text. */
  readonly at: number;
}

/** A built document, read once for all checks. */
export interface PublicPage {
  /** File from the site's root: `/build/index.html`. */
  readonly file: string;
  /** Path of the page, decoded: `/build`. */
  readonly path: string;
  readonly html: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly Reference[];
  /** Scripts, styles, pictures and the like. */
  readonly assets: readonly Reference[];
  readonly canonical: string | undefined;
  readonly isHidden: boolean;
  readonly isDoc: boolean;
  /** Where a page that only sends readers on sends them. */
  readonly movedTo: string | undefined;
}

/** A built site as a crawler meets it. */
export interface PublicSite {
  /** Where it is served: `https://docs.celo.org`. */
  readonly url: string;
  /** Every file, as addresses name them, decoded; packed ones left out. */
  readonly files: ReadonlySet<string>;
  /** By path. */
  readonly pages: ReadonlyMap<string, PublicPage>;
  /** Text of a file; undefined when there is none. */
  readonly read: (file: string) => string | undefined;
}

/** What a check has looked at, and what was wrong. */
export interface CheckResult {
  readonly kind: string;
  readonly checked: number;
  readonly faults: readonly Fault[];
}

const ATTRIBUTE = /\s(href|src|srcset|imagesrcset|poster|action)="([^"]*)"/g;

/** Reads what leads out of a document, and what can be led to in it. */
export function readPublicPage(file: string, html: string): PublicPage {
  // What stands inside scripts and styles only looks like tags; their length is kept, so every position stays right.
  const tags = html.replace(
    /(<(script|style)\b[^>]*>)([\s\S]*?)(<\/\2>)/gi,
    (_, open: string, _name: string, text: string, close: string) =>
      open + " ".repeat(text.length) + close,
  );
  const ids = new Set<string>();
  const links: Reference[] = [];
  const assets: Reference[] = [];
  let canonical: string | undefined;
  for (const match of tags.matchAll(/<([a-z][a-z0-9]*)(\s[^>]*?)\/?>/gi)) {
    const [, name = "", attributes = ""] = match;
    const id = /\s(?:id|name)="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined) ids.add(decodeHtml(id));
    const isCanonical = name === "link" && /\srel="canonical"/.test(attributes);
    for (const [, attribute = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
      const targets = attribute.endsWith("srcset")
        ? decodeHtml(value)
            .split(",")
            .map((one) => one.trim().split(/\s/, 1)[0] ?? "")
        : [decodeHtml(value)];
      const list = name === "a" || name === "area" || name === "form" ? links : assets;
      for (const target of targets) list.push({ target, at: match.index });
      if (isCanonical && attribute === "href") canonical = decodeHtml(value);
    }
  }
  const moved = /^<!doctype html>\s*<html[^>]*\sdata-to="([^"]*)"/i.exec(html)?.[1];
  return {
    file,
    path: file.replace(/(?:\/index)?\.html$/, "") || "/",
    html,
    ids,
    links,
    assets,
    canonical,
    isHidden: /<meta[^>]*\sname="robots"[^>]*\scontent="[^"]*noindex/.test(tags),
    isDoc: tags.includes(" data-doc-version"),
    movedTo: moved === undefined ? undefined : decodeHtml(moved),
  };
}

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Where an address of this site leads: its path and anchor, decoded; undefined for other sites and schemes. */
export function resolveTarget(
  site: Pick<PublicSite, "url">,
  page: Pick<PublicPage, "path">,
  target: string,
): { readonly path: string; readonly anchor: string } | undefined {
  const base = site.url + encodeURI(page.path);
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined;
  if (url?.origin !== site.url) return undefined;
  return {
    path: decodePath(url.pathname) ?? url.pathname,
    anchor: decodePath(url.hash.slice(1)) ?? url.hash.slice(1),
  };
}

/** A fault at an offset of a file. */
export function faultIn(file: string, text: string, at: number, words: FaultText): Fault {
  const before = text.slice(0, at);
  return faultAt(
    {
      file: `public${file}`,
      line: before.split("\n").length,
      column: at - before.lastIndexOf("\n"),
    },
    words,
  );
}
