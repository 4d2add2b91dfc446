import { type DefaultTreeAdapterTypes, html as names, parseFragment } from "parse5";

type Child = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that run code, load or send something, or redirect. Our components never write them into a page's body. */
const FORBIDDEN = new Set(
  "script style iframe frame frameset form object embed applet base meta link portal template foreignObject animate set use".split(
    " ",
  ),
);

/** Attributes whose value a browser may navigate to or load. */
const ADDRESSES = new Set(
  "href src srcset action formaction poster data background ping cite manifest longdesc".split(" "),
);

const ALLOWED_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Characters that browsers remove before they read a URL's scheme: `java\nscript:`. */
const DROPPED = /[\u0000-\u0020]/g;

const SENTINEL = "hostile-end";

/**
 * Lists everything harmful in this HTML. It is parsed as in a page, inside an element. A marker follows that element;
 * if the marker ends up inside, the HTML has left a tag open.
 */
export function findHarm(html: string): string[] {
  const fragment = parseFragment(`<main>${html}</main><i id="${SENTINEL}"></i>`);
  const last = fragment.childNodes.at(-1);
  const isWhole = fragment.childNodes.length === 2 && last !== undefined && isSentinel(last);
  return [
    ...(isWhole ? [] : ["an element stays open, or closes one of the page"]),
    ...fragment.childNodes.flatMap(harmOf),
  ];
}

const isElement = (node: Child): node is Element => "tagName" in node;

const isSentinel = (node: Child): boolean =>
  isElement(node) && node.attrs.some(({ name, value }) => name === "id" && value === SENTINEL);

/**
 * Lists everything harmful in a node and its descendants. Doesn't use recursion, since hostile HTML may be nested too
 * deeply for the stack.
 */
function harmOf(root: Child): string[] {
  const found: string[] = [];
  const waiting: Child[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    const { tagName, namespaceURI } = node;
    if (FORBIDDEN.has(tagName) && !isOwnDrawing(node)) found.push(`<${tagName}>`);
    for (const { name, value } of node.attrs) {
      const isStyle = name === "style" && namespaceURI !== names.NS.MATHML;
      if (/^on/i.test(name) || name === "srcdoc" || isStyle) found.push(`<${tagName} ${name}>`);
      if (ADDRESSES.has(name) && !isAllowedAddress(value))
        found.push(`<${tagName} ${name}="${value.slice(0, 60)}">`);
    }
    waiting.push(...node.childNodes);
  }
  return found;
}

/** True for the large view's copy of a figure's own drawing, whose id the compiler has created. */
const isOwnDrawing = ({ tagName, attrs }: Element): boolean =>
  tagName === "use" &&
  attrs.some(({ name, value }) => name === "href" && /^#picture-\d+$/.test(value)) &&
  attrs.every(({ name }) => ["href", "width", "height"].includes(name));

/** True for a path on this site, or an address with one of the allowed schemes. */
function isAllowedAddress(value: string): boolean {
  const address = value.replace(DROPPED, "");
  const scheme = /^[^/?#]*?:/.exec(address)?.[0].toLowerCase();
  return scheme === undefined ? !/^[/\\]{2}/.test(address) : ALLOWED_SCHEMES.has(scheme);
}
