import { type DefaultTreeAdapterTypes, defaultTreeAdapter as adapter, parse } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/**
 * Lists every element of a document as browsers parse it (https://html.spec.whatwg.org/), in document order, including
 * elements in templates, which scripts may use. With `scriptingEnabled: false`, elements in `<noscript>` are listed
 * too.
 */
export function listElements(
  html: string,
  options: { readonly scriptingEnabled: boolean; readonly sourceCodeLocationInfo?: boolean },
): HtmlElement[] {
  const elements: HtmlElement[] = [];
  // Without recursion, because documents may be deeply nested.
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html, options)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (adapter.isElementNode(node)) elements.push(node);
    if ("content" in node) waiting.push(node.content);
    if ("childNodes" in node) waiting.push(...node.childNodes.toReversed());
  }
  return elements;
}

/** Returns the attributes of an element by name, with decoded values. */
export const attributesOf = ({ attrs }: HtmlElement): ReadonlyMap<string, string> =>
  new Map(attrs.map(({ name, value }) => [name.toLowerCase(), value]));

/** Returns the text directly inside an element. */
export const textOf = ({ childNodes }: HtmlElement): string =>
  childNodes.map((node) => (adapter.isTextNode(node) ? node.value : "")).join("");

/** Lists the URLs in a `srcset`. */
export const addressesOfSet = (set = ""): string[] =>
  set.split(",").flatMap((one) => one.trim().split(/\s+/, 1).filter(Boolean));
