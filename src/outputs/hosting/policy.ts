import { createHash } from "node:crypto";
import { attributesOf, listElements, textOf } from "../public-check/html-elements";

/** Directives that may name other sites. */
export type ForeignDirective =
  "script-src" | "style-src" | "connect-src" | "img-src" | "font-src" | "frame-src" | "form-action";

/** Other sites that pages may use, by what for; origins such as `https://example.org`. */
export type ForeignOrigins = Readonly<Partial<Record<ForeignDirective, readonly string[]>>>;

/** What stands in built pages and a policy has to let through. */
export interface PageNeeds {
  /** Hashes of inline scripts, of style elements and of style attributes, as a policy names them. */
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly styleAttributes: ReadonlySet<string>;
  /** Origins of frames and of forms; `'self'` for this site's own. */
  readonly frames: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
}

/**
 * Texts are neither html nor addresses of scripts, unless one of these policies says so
 * (https://w3c.github.io/trusted-types/dist/spec/): of pages (browser/navigation/page-html.ts), of the bundle's parts
 * (gatsby/webpack/concerns/own-scripts-only.ts), of the service worker (browser/offline/register.ts), and of what libraries draw
 * (browser/inert-html.ts).
 */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  "trusted-types docs-pages docs-chunks docs-worker default",
];

/** Where a click on a video's picture puts a frame (components/content/YouTube.tsx). */
export const YOUTUBE_FRAMES = "https://www.youtube-nocookie.com";
const YOUTUBE_VIDEOS = "https://www.youtube.com/watch";

/** `'sha256-…'` of a text, as a policy names it (CSP level 3, section 2.3.1). */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Types whose text a browser runs or follows; any other (`application/ld+json`) is data to it. */
export const RUN_TYPES =
  /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/** Works on lists of many pages, which share most of what they hold: each text is hashed once. */
export function collectNeeds(pages: Iterable<string>): PageNeeds {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const frames = new Set<string>();
  const forms = new Set<string>();
  for (const html of pages) {
    for (const element of listElements(html, { scriptingEnabled: false })) {
      const attributes = attributesOf(element);
      const style = attributes.get("style");
      if (style !== undefined) styleAttributes.add(style);
      const of = (name: string): string => attributes.get(name) ?? "";
      switch (element.tagName) {
        case "script":
          if (!attributes.has("src") && RUN_TYPES.test(of("type").trim()))
            scripts.add(textOf(element));
          break;
        case "style":
          styles.add(textOf(element));
          break;
        case "iframe":
          frames.add(originOf(of("src")));
          break;
        case "form":
          forms.add(originOf(of("action")));
          break;
        case "a":
          if (attributes.has("data-needs-app") && of("href").startsWith(YOUTUBE_VIDEOS))
            frames.add(YOUTUBE_FRAMES);
          break;
        case "div":
          // Code that a reader may edit runs in a frame of this site (components/content/LiveCode.tsx).
          if (of("class") === "live") frames.add("'self'");
          break;
      }
    }
  }
  const hashes = (texts: ReadonlySet<string>): Set<string> =>
    new Set([...texts].sort().map(hashOf));
  return {
    scripts: hashes(scripts),
    styles: hashes(styles),
    styleAttributes: hashes(styleAttributes),
    frames,
    forms,
  };
}

/** Elements that a package's code makes: `createElement("style", null, "…")`, as minifiers leave it. */
const MADE_STYLE = /\(\s*["']style["']\s*,\s*null\s*,\s*("(?:[^"\\]|\\.)*")/g;

/** Hashes of the style elements that a site's scripts put into a page by themselves. */
export function collectMadeStyles(scripts: Iterable<string>): Set<string> {
  const styles = new Set<string>();
  for (const script of scripts) {
    for (const [, text = '""'] of script.matchAll(MADE_STYLE)) {
      styles.add(hashOf(JSON.parse(text) as string));
    }
  }
  return styles;
}

const originOf = (address: string): string =>
  /^https?:\/\//i.test(address) ? new URL(address).origin : "'self'";

const directive = (name: string, sources: Iterable<string>): string => {
  const list = [...new Set(sources)];
  return `${name} ${list.length === 0 ? "'none'" : list.join(" ")}`;
};

/**
 * The policy of every page. It is one for the whole site: a reader who goes from page to page stays in the document
 * they entered by, and with it under its policy. Style attributes count by hash too; what scripts set through
 * `element.style` needs no leave.
 */
export function formatPagePolicy(needs: PageNeeds, foreign: ForeignOrigins = {}): string {
  const hashedAttributes =
    needs.styleAttributes.size > 0 ? ["'unsafe-hashes'", ...needs.styleAttributes] : [];
  const fonts = foreign["font-src"] ?? [];
  return [
    "default-src 'self'",
    directive("script-src", ["'self'", ...needs.scripts, ...(foreign["script-src"] ?? [])]),
    directive("style-src", [
      "'self'",
      ...needs.styles,
      ...hashedAttributes,
      ...(foreign["style-src"] ?? []),
    ]),
    directive("img-src", ["'self'", "data:", ...(foreign["img-src"] ?? [])]),
    ...(fonts.length > 0 ? [directive("font-src", ["'self'", ...fonts])] : []),
    directive("connect-src", ["'self'", ...(foreign["connect-src"] ?? [])]),
    directive("frame-src", [...needs.frames, ...(foreign["frame-src"] ?? [])]),
    directive("worker-src", ["'self'"]),
    directive("form-action", ["'self'", ...needs.forms, ...(foreign["form-action"] ?? [])]),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Scripts of services set html of their own.
    ...((foreign["script-src"] ?? []).length === 0 ? TRUSTED_TYPES : []),
  ].join("; ");
}

/**
 * The part of the policy that a page brings itself, for hosts that send no headers: what keeps foreign scripts out. It
 * stands in every page, so it holds no more than that; frames and reports count in a header only. `scripts` are the
 * hashes of that page's own inline scripts.
 */
export function formatMetaPolicy(scripts: Iterable<string>, foreign: ForeignOrigins = {}): string {
  const sources = ["'self'", ...scripts, ...(foreign["script-src"] ?? [])];
  return [directive("script-src", sources), "object-src 'none'", "base-uri 'none'"].join(";");
}

/**
 * The policy of frames that run what a reader wrote: their own script may evaluate it, and it reaches nothing. The
 * frame's own page says the same in a `<meta>`, for hosts that send no headers; sandbox and ancestors count in a
 * header only.
 */
export function formatFramePolicy({ scripts }: PageNeeds): string {
  return [
    "default-src 'none'",
    directive("script-src", [...scripts, "'unsafe-eval'"]),
    "style-src 'unsafe-inline'",
    "img-src data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join("; ");
}
