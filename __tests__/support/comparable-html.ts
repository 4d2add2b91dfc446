import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that Markdown itself determines, in the order in which they are printed. */
const COMPARED = ["align", "alt", "checked", "disabled", "href", "src", "start", "title", "type"];

/** Elements that Markdown itself creates. All other elements only wrap them. */
const KEPT =
  /^(?:p|h[1-6]|ul|ol|li|blockquote|hr|pre|code|em|strong|a|img|br|table|thead|tbody|tr|th|td|del|input)$/;
const BLOCK = /^(?:p|h[1-6]|ul|ol|li|blockquote|hr|pre|table|thead|tbody|tr|th|td|br)$/;

/** Parts of our pages that aren't in the Markdown. */
const ADDED = new Set(["heading-anchor", "code-copy", "code-header", "visually-hidden"]);

const isElement = (node: Node): node is Element => "tagName" in node;

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/**
 * Prints HTML so that our HTML and a specification's are the same if a reader sees no difference: without the parts
 * that our pages add, without classes and ids, and without whitespace between blocks.
 */
export const comparable = (html: string): string =>
  printAll(parseFragment(html).childNodes)
    .replace(/\s+(?=<)|(?<=>)\s+/g, (blank, at: number, all: string) => keepBlank(blank, at, all))
    .trim();

const OPEN_OR_CLOSE = /<\/?([a-z\d]+)[^<>]*>$/;

/** Removes whitespace next to blocks, since it isn't text. */
function keepBlank(blank: string, at: number, all: string): string {
  const before = OPEN_OR_CLOSE.exec(all.slice(0, at))?.[1];
  const after = /^<\/?([a-z\d]+)/.exec(all.slice(at + blank.length))?.[1];
  const isBeside = [before, after].some((name) => name !== undefined && BLOCK.test(name));
  return isBeside ? "" : " ";
}

const printAll = (nodes: readonly Node[]): string => nodes.map(printNode).join("");

function printNode(node: Node): string {
  if (node.nodeName === "#text" && "value" in node)
    return node.value.replace(/\s+/g, " ").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  if (!isElement(node)) return "";
  const classes = attributeOf(node, "class")?.split(" ") ?? [];
  if (classes.some((name) => ADDED.has(name))) return "";
  if (node.tagName === "pre") return printCode(node);
  const inner = printAll(node.childNodes);
  if (!KEPT.test(node.tagName)) return inner;
  const attributes = COMPARED.flatMap((name) => {
    const value = name === "align" ? alignmentOf(node) : attributeOf(node, name);
    if (name === "href" && value !== undefined) return [` href="${encode(value)}"`];
    return value === undefined ? [] : [` ${name}="${value}"`];
  });
  return `<${node.tagName}${attributes.join("")}>${inner}</${node.tagName}>`;
}

/** Reads the alignment of a cell. Our tables use classes for this, except for cells that are aligned to the left. */
function alignmentOf(node: Element): string | undefined {
  const align =
    attributeOf(node, "align") ?? /align-(\w+)/.exec(attributeOf(node, "class") ?? "")?.[1];
  return align === "left" ? undefined : align;
}

/** Encodes the characters of a URL that browsers also encode. */
const encode = (address: string): string => {
  try {
    return encodeURI(decodeURI(address));
  } catch {
    return encodeURI(address).replaceAll("%25", "%");
  }
};

/** Prints only the text of code, with visible characters in place of whitespace. */
function printCode(node: Element): string {
  const text = textOf(node).replace(/\n$/, "");
  return `<pre>${JSON.stringify(text).replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(" ", "·")}</pre>`;
}

const textOf = (node: Node): string => {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
};
