import { findPathProblem } from "../../faults/web-address";
import { type HtmlElement, addressesOfSet, attributesOf, listElements } from "./html-elements";
import {
  type ExternalOrigins,
  type InlineCode,
  type PageNeeds,
  inlineCodeOf,
  isAllowed,
} from "./policy";

/** Rules for the content of a page. */
export interface PageScope {
  readonly declared: PageNeeds;
  readonly external: ExternalOrigins;
  /** Values that the page's own `<meta>` policy may have. */
  readonly metaPolicies: readonly string[];
  /** True for a page that redirects readers from an old path. */
  readonly isRedirect?: boolean;
}

type Sources = readonly string[];

/** Shortens text for a report, but keeps it recognizable. */
const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

/** Elements that this site never uses. They load other documents or change where URLs point. */
const NEVER = new Set(["applet", "base", "embed", "fencedframe", "frame", "object", "portal"]);

/** Values of a link's `rel` that make browsers fetch the URL or connect to its host. */
const FETCHED =
  /\b(?:stylesheet|icon|manifest|preload|modulepreload|prefetch|preconnect|dns-prefetch|prerender|expect)\b/i;

/** Attributes that contain a URL, on any element. */
const ADDRESSES = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "data",
  "poster",
  "background",
  "ping",
  "cite",
]);

/** Characters that browsers remove before they parse a URL (https://url.spec.whatwg.org/#url-parsing). */
const DROPPED = /[\u0000-\u0020]/g;
const RUNNING = /^(?:javascript|vbscript|data):/i;

/**
 * Describes everything in a page that the policy doesn't allow. The page is parsed the way browsers parse it
 * (https://html.spec.whatwg.org/), so that nothing is missed. Browsers treat the content of `<noscript>` as text if
 * scripts are enabled and as markup if they aren't, so pages that contain it are parsed both ways.
 */
export function findUndeclared(html: string, scope: PageScope): string[] {
  const found = new Set<string>();
  const readings = /<noscript\b/i.test(html) ? [true, false] : [true];
  for (const scriptingEnabled of readings) {
    for (const element of listElements(html, { scriptingEnabled })) {
      for (const one of findIn(element, scope)) found.add(one);
    }
  }
  if (html.includes("\0")) found.add("a NUL character");
  return [...found];
}

function findIn(element: HtmlElement, scope: PageScope): string[] {
  const { tagName: tag } = element;
  const attributes = attributesOf(element);
  return [
    ...(NEVER.has(tag) ? [`the element <${tag}>`] : []),
    ...[...attributes].flatMap(([name, value]) => checkAttribute(tag, name, value)),
    ...inlineCodeOf(element)
      .filter((code) => !isAllowed(code, scope.declared))
      .map(describeCode),
    ...(tag === "meta" ? checkMeta(attributes, scope) : []),
    ...checkFetched(tag, attributes, scope),
  ];
}

function describeCode({ kind, tag, text }: InlineCode): string {
  switch (kind) {
    case "scripts":
      return `the inline script "${shorten(text)}"`;
    case "styles":
      return `the style element "${shorten(text)}"`;
    case "styleAttributes":
      return `the style attribute "${shorten(text)}" of <${tag}>`;
  }
}

function checkAttribute(tag: string, name: string, value: string): string[] {
  if (name.startsWith("on")) return [`the event handler ${name} of <${tag}>`];
  if (name === "srcdoc") return [`a document inside <${tag}>`];
  if (!ADDRESSES.has(name)) return [];
  const address = value.replace(DROPPED, "");
  // Only pictures may use data: URLs.
  if (tag === "img" && name === "src" && /^data:image\//i.test(address)) return [];
  return RUNNING.test(address) ? [`the address "${shorten(address)}" of <${tag}>`] : [];
}

function checkMeta(
  attributes: ReadonlyMap<string, string>,
  { metaPolicies, isRedirect }: PageScope,
): string[] {
  const kind = attributes.get("http-equiv")?.trim().toLowerCase();
  if (kind === undefined) return [];
  const content = attributes.get("content") ?? "";
  if (kind === "content-security-policy" && metaPolicies.includes(content)) return [];
  const target = /^0; url=(.*)$/.exec(content)?.[1];
  if (kind === "refresh" && isRedirect && target !== undefined && !findPathProblem(target))
    return [];
  return [`<meta http-equiv="${kind}" content="${shorten(content)}">`];
}

/** Checks each URL that an element fetches, frames or submits to against the matching directive of the policy. */
function checkFetched(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  { declared, external }: PageScope,
): string[] {
  const of = (...names: readonly string[]): string[] =>
    names.flatMap((name) => attributes.get(name) ?? []);
  const check = (addresses: readonly string[], sources: Sources): string[] =>
    addresses
      .filter((address) => !isLetThrough(address, sources))
      .map((address) => `"${shorten(address)}" for <${tag}>`);
  switch (tag) {
    case "script":
      return check(of("src", "href", "xlink:href"), ["'self'", ...(external["script-src"] ?? [])]);
    case "link":
      return FETCHED.test(attributes.get("rel") ?? "")
        ? check([...of("href"), ...addressesOfSet(attributes.get("imagesrcset"))], ["'self'"])
        : [];
    case "img":
    case "image":
    case "source":
    case "use":
    case "feimage":
    case "input":
      return [
        ...check(
          [...of("src", "href", "xlink:href"), ...addressesOfSet(attributes.get("srcset"))],
          ["'self'", "data:", ...(external["img-src"] ?? [])],
        ),
        ...check(of("formaction"), ["'self'", ...declared.forms]),
      ];
    case "audio":
    case "video":
    case "track":
      return check(of("src", "poster"), ["'self'"]);
    case "iframe":
      return check(of("src"), [...declared.frames, ...(external["frame-src"] ?? [])]);
    case "form":
    case "button":
      return check(of("action", "formaction"), [
        "'self'",
        ...declared.forms,
        ...(external["form-action"] ?? []),
      ]);
    default:
      return check(of("ping"), ["'self'"]);
  }
}

/** Made-up origin for resolving relative URLs. */
const HERE = "https://this-site.invalid";

function isLetThrough(address: string, sources: Sources): boolean {
  if (!URL.canParse(address, HERE)) return false;
  const { origin, protocol, hostname } = new URL(address, HERE);
  return sources.some((source) => {
    if (source === "'self'") return origin === HERE;
    if (source === "data:") return protocol === "data:";
    if (!source.startsWith("https://*.")) return origin === source;
    return protocol === "https:" && hostname.endsWith(source.slice("https://*".length));
  });
}
