import { type DefaultTreeAdapterTypes, defaultTreeAdapter as adapter, parse } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/**
 * Every element of a document as a browser reads it (https://html.spec.whatwg.org/), in the order of the text, those in
 * a template too: scripts take them from there. `<noscript>` holds elements only for a reader without scripts.
 */
export function listElements(
  html: string,
  options: { readonly scriptingEnabled: boolean; readonly sourceCodeLocationInfo?: boolean },
): HtmlElement[] {
  const elements: HtmlElement[] = [];
  // No recursion, whatever the depth.
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html, options)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (adapter.isElementNode(node)) elements.push(node);
    if ("content" in node) waiting.push(node.content);
    if ("childNodes" in node) waiting.push(...node.childNodes.toReversed());
  }
  return elements;
}

/** Values of an element's attributes, decoded, by name. */
export const attributesOf = ({ attrs }: HtmlElement): ReadonlyMap<string, string> =>
  new Map(attrs.map(({ name, value }) => [name.toLowerCase(), value]));

/** The text that stands right inside an element. */
export const textOf = ({ childNodes }: HtmlElement): string =>
  childNodes.map((node) => (adapter.isTextNode(node) ? node.value : "")).join("");

/** The addresses of a `srcset`. */
export const addressesOfSet = (set = ""): string[] =>
  set.split(",").flatMap((one) => one.trim().split(/\s+/, 1).filter(Boolean));
