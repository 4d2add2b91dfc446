import { createHash } from "node:crypto";
import { type HtmlElement, attributesOf, listElements, textOf } from "./html-elements";

/** Directives that may allow other sites. */
export type ExternalDirective =
  "script-src" | "style-src" | "connect-src" | "img-src" | "font-src" | "frame-src" | "form-action";

/** Origins of other sites that pages may use, such as `https://example.org`, by directive. */
export type ExternalOrigins = Readonly<Partial<Record<ExternalDirective, readonly string[]>>>;

/** The parts of pages that a policy has to allow. */
export interface PageNeeds {
  /** Hashes of inline scripts, style elements and style attributes, in the format of a policy. */
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly styleAttributes: ReadonlySet<string>;
  /** Origins of frames that pages may contain, and origins to which forms may send data. */
  readonly frames: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
}

/**
 * Browsers only accept HTML and script URLs created by one of these Trusted Types policies
 * (https://w3c.github.io/trusted-types/dist/spec/). There is one policy each for pages (browser/base/trusted-html.ts),
 * webpack's chunks (gatsby/webpack/concerns/own-scripts-only.ts), the service worker (browser/offline/register.ts) and
 * libraries (browser/base/inert-html.ts).
 */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  "trusted-types docs-pages docs-chunks docs-worker default",
];

/** Origin of the frame that is loaded when a reader clicks on a video's picture (components/content/YouTube.tsx). */
export const YOUTUBE_FRAMES = "https://www.youtube-nocookie.com";

/** Formats the hash of a string for a policy, `'sha256-…'` (CSP level 3, section 2.3.1). */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Script types that browsers run or follow. Any other type (`application/ld+json`) is just data. */
const RUN_TYPES =
  /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/** Inline code in a page, which a policy has to allow by its hash. */
export interface InlineCode {
  readonly kind: "scripts" | "styles" | "styleAttributes";
  readonly tag: string;
  readonly text: string;
}

/** Lists an element's inline code: the text of a script or style element, and a style attribute. */
export function inlineCodeOf(element: HtmlElement): InlineCode[] {
  const { tagName: tag } = element;
  const attributes = attributesOf(element);
  const style = attributes.get("style");
  const isScript =
    tag === "script" &&
    !attributes.has("src") &&
    RUN_TYPES.test((attributes.get("type") ?? "").trim());
  return [
    ...(style === undefined ? [] : [{ kind: "styleAttributes", tag, text: style } as const]),
    ...(isScript ? [{ kind: "scripts", tag, text: textOf(element) } as const] : []),
    ...(tag === "style" ? [{ kind: "styles", tag, text: textOf(element) } as const] : []),
  ];
}

/** Lists the inline code of a page, including code in `<noscript>` and in templates. */
export const needsOf = (html: string): InlineCode[] =>
  listElements(html, { scriptingEnabled: false }).flatMap(inlineCodeOf);

/** Returns the hashes of all inline scripts of these pages. */
export const hashScripts = (pages: readonly string[]): string[] => {
  const scripts = pages.flatMap(needsOf).filter(({ kind }) => kind === "scripts");
  return [...new Set(scripts.map(({ text }) => text))].sort().map(hashOf);
};

/** True if a policy for these needs allows the code. */
export const isAllowed = ({ kind, text }: InlineCode, declared: PageNeeds): boolean =>
  declared[kind].has(hashOf(text));

/**
 * Pattern for style elements created by a package's code: `createElement("style", null, "…")`, as minifiers write it.
 */
const MADE_STYLE = /\(\s*["']style["']\s*,\s*null\s*,\s*("(?:[^"\\]|\\.)*")/g;

/** Collects the hashes of style elements that the site's scripts create. */
export function collectMadeStyles(scripts: Iterable<string>): Set<string> {
  const styles = new Set<string>();
  for (const script of scripts) {
    for (const [, text = '""'] of script.matchAll(MADE_STYLE)) {
      styles.add(hashOf(JSON.parse(text) as string));
    }
  }
  return styles;
}

const directive = (name: string, sources: Iterable<string>): string => {
  const list = [...new Set(sources)];
  return `${name} ${list.length === 0 ? "'none'" : list.join(" ")}`;
};

/**
 * Formats the policy of all pages. The whole site has one policy: navigating to another page doesn't load a new
 * document, so the first page's policy stays in force. Style attributes need a hash too, but styles that scripts set
 * through `element.style` don't.
 */
export function formatPagePolicy(needs: PageNeeds, external: ExternalOrigins = {}): string {
  const hashedAttributes =
    needs.styleAttributes.size > 0 ? ["'unsafe-hashes'", ...needs.styleAttributes] : [];
  const fonts = external["font-src"] ?? [];
  return [
    "default-src 'self'",
    directive("script-src", ["'self'", ...needs.scripts, ...(external["script-src"] ?? [])]),
    directive("style-src", [
      "'self'",
      ...needs.styles,
      ...hashedAttributes,
      ...(external["style-src"] ?? []),
    ]),
    directive("img-src", ["'self'", "data:", ...(external["img-src"] ?? [])]),
    ...(fonts.length > 0 ? [directive("font-src", ["'self'", ...fonts])] : []),
    directive("connect-src", ["'self'", ...(external["connect-src"] ?? [])]),
    directive("frame-src", [...needs.frames, ...(external["frame-src"] ?? [])]),
    directive("worker-src", ["'self'"]),
    directive("form-action", ["'self'", ...needs.forms, ...(external["form-action"] ?? [])]),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Services' scripts insert HTML themselves, which Trusted Types would block.
    ...((external["script-src"] ?? []).length === 0 ? TRUSTED_TYPES : []),
  ].join("; ");
}

/**
 * Formats the policy for a page's own `<meta>`, for hosts that send no headers. It blocks scripts of other sites, and
 * is short because every page contains it. `frame-ancestors` and reports only work in a header.
 * @param scripts Hashes of the page's own inline scripts.
 */
export function formatMetaPolicy(
  scripts: Iterable<string>,
  external: ExternalOrigins = {},
): string {
  const sources = ["'self'", ...scripts, ...(external["script-src"] ?? [])];
  return [directive("script-src", sources), "object-src 'none'", "base-uri 'none'"].join(";");
}

/** Formats the origins of URLs as a source list, without duplicates. */
export const listOrigins = (addresses: readonly string[]): string =>
  [...new Set(addresses.map((address) => new URL(address).origin))].sort().join(" ");

/**
 * Formats the policy of frames that run readers' code. The frame's own script may evaluate that code, and nothing can
 * be fetched. The frame's page has the same policy in a `<meta>`, for hosts that send no headers, but `sandbox` and
 * `frame-ancestors` need a header.
 */
export function formatFramePolicy(scripts: readonly string[]): string {
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

/**
 * Formats the policy of the frame that sends the examples' requests: it may only connect to Celo's nodes, and can't
 * evaluate code.
 */
export function formatRelayPolicy(scripts: readonly string[], nodes: readonly string[]): string {
  return [
    "default-src 'none'",
    directive("script-src", scripts),
    `connect-src ${listOrigins(nodes)}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join("; ");
}
