import { XmlElement, parseXml } from "@rgrove/parse-xml";

/** Names, without namespace prefixes, of elements that run code, fetch something or contain another document. */
const ACTIVE = new Set(
  "a animate animatemotion animatetransform audio embed feimage foreignobject frame handler iframe image link listener meta object script set style video".split(
    " ",
  ),
);

/**
 * Finds active content in an SVG file, which a reader may open directly; undefined for a harmless drawing. Scripts in
 * an `<img>` never run, but if a reader opens the file on a host that sends no policy, they run with this site's
 * origin.
 */
export function findActiveDrawing(source: string): string | undefined {
  if (/<!DOCTYPE|<\?xml-stylesheet/i.test(source)) return "has a document type or a style sheet";
  let root: XmlElement | null;
  try {
    ({ root } = parseXml(source));
  } catch {
    return "is not well-formed XML";
  }
  const waiting = root ? [root] : [];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const problem = findInElement(element);
    if (problem !== undefined) return problem;
    waiting.push(...element.children.filter((child) => child instanceof XmlElement));
  }
  return undefined;
}

/** Matches CSS, other than `url()`, that fetches a URL. */
const FETCHING = /@import|(?:^|[^\w-])(?:-webkit-)?(?:image|image-set|cross-fade|element|src)\(/i;

/**
 * True if an attribute contains CSS that fetches something. Any backslash counts as fetching, because CSS can use it
 * to disguise a name: `u\72l(…)`.
 */
const fetches = (name: string, value: string): boolean =>
  !name.startsWith("aria-") &&
  (/url\(\s*(?!["']?#)/i.test(value) || FETCHING.test(value) || value.includes("\\"));

const withoutPrefix = (name: string): string => name.replace(/^.*:/, "").toLowerCase();

function findInElement({ name, attributes }: XmlElement): string | undefined {
  if (ACTIVE.has(withoutPrefix(name))) return `contains <${name}>`;
  for (const [key, value] of Object.entries(attributes)) {
    const plain = withoutPrefix(key);
    if (plain.startsWith("on")) return `contains the event handler ${key}`;
    if ((plain === "href" || plain === "src") && !value.startsWith("#"))
      return `links to "${value.slice(0, 40)}"`;
    if (fetches(plain, value)) return `fetches "${value.slice(0, 40)}"`;
    // Only SVG's namespaces are allowed: in any other namespace, an element may be an HTML element.
    if (
      /^xmlns(?::|$)/.test(key) &&
      !/^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)$/.test(value)
    )
      return `has the namespace "${value.slice(0, 40)}"`;
  }
  return undefined;
}
