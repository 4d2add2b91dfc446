import { type Attributes, formatAttributes } from "../../base/escape";
import type { CompiledSegment, HtmlSegment } from "../../base/segments";

/** A part of a page being rendered: HTML, a segment, or a list of both in page order. */
export type Markup<Part = CompiledSegment> = string | Part | readonly Markup<Part>[];

/** HTML that contains segments: `` markup`<a href="${link}">${words}</a>` ``. Values aren't escaped. */
export const markup = (texts: TemplateStringsArray, ...values: readonly Markup[]): Markup =>
  texts.map((text, at) => [text, values[at] ?? ""]);

/** Converts a rendered part to segments. Adjacent HTML becomes one segment; empty HTML is dropped. */
export function toSegments<Part extends CompiledSegment>(
  rendered: Markup<Part>,
): (HtmlSegment | Part)[] {
  const segments: (HtmlSegment | Part)[] = [];
  let html = "";
  const endHtml = (): void => {
    if (html !== "") segments.push({ kind: "html", html });
    html = "";
  };
  const add = (part: Markup<Part>): void => {
    if (typeof part === "string") html += part;
    else if (!("kind" in part)) part.forEach(add);
    else if (part.kind === "html") html += part.html;
    else {
      endHtml();
      segments.push(part);
    }
  };
  add(rendered);
  endHtml();
  return segments;
}

/** Puts a separator between parts. */
export const separate = (parts: readonly Markup[], separator: string): Markup =>
  parts.map((part, at) => (at === 0 ? part : [separator, part]));

/** True if there is nothing to show. */
export const isEmpty = (rendered: Markup): boolean =>
  typeof rendered === "string" ? rendered === "" : !("kind" in rendered) && rendered.every(isEmpty);

/** Returns the HTML of a rendered part, without the segments that aren't HTML yet. */
export const staticHtml = (rendered: Markup): string => {
  if (typeof rendered === "string") return rendered;
  if ("kind" in rendered) return rendered.kind === "html" ? rendered.html : "";
  return rendered.map(staticHtml).join("");
};

/** True if a rendered part contains a component, which needs React. */
const isAlive = (rendered: Markup): boolean =>
  typeof rendered !== "string" &&
  ("kind" in rendered ? rendered.kind === "component" : rendered.some(isAlive));

/**
 * Renders an element and its children as HTML. If the children contain a component, renders the component `Element`
 * instead: otherwise, `<li>` and `</li>` around a live editor would be in two different HTML segments, and a segment
 * can't contain half an element.
 */
export const element = (tag: string, attributes: Attributes, children: Markup): Markup =>
  isAlive(children)
    ? component("Element", { tag, attributes }, children)
    : [`<${tag}${formatAttributes(attributes)}>`, children, `</${tag}>`];

/** Renders a component from the registry. */
export const component = (
  name: string,
  props: Readonly<Record<string, unknown>>,
  children: Markup = [],
): Markup => ({ kind: "component", name, props, children: toSegments(children) });
