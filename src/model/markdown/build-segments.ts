import { type Attributes, formatAttributes } from "./html/escape";
import type { ComponentSegment, Segment } from "./segments";

/** Segments of one html string; none for an empty string. */
export function html(text: string): Segment[] {
  return text === "" ? [] : [{ kind: "html", html: text }];
}

/** Joins lists of segments; neighbouring HTML becomes one segment. */
export function joinSegments(lists: readonly (readonly Segment[])[]): Segment[] {
  const joined: Segment[] = [];
  for (const list of lists) {
    for (const segment of list) {
      const last = joined.at(-1);
      if (segment.kind === "html" && last?.kind === "html") {
        joined[joined.length - 1] = {
          kind: "html",
          html: last.html + segment.html,
        };
      } else {
        joined.push(segment);
      }
    }
  }
  return joined;
}

/** Whether nothing in these segments needs React. */
const isStatic = (segments: readonly Segment[]): boolean =>
  segments.every((segment) => segment.kind === "html");

/**
 * An element around segments. If nothing inside is alive, it is HTML. Otherwise it becomes the component `Element`,
 * because half an element cannot be HTML: `<li>` … live editor … `</li>`.
 */
export function element(
  tag: string,
  attributes: Attributes,
  children: readonly Segment[],
): Segment[] {
  if (!isStatic(children)) {
    return [{ kind: "component", name: "Element", props: { tag, attributes }, children }];
  }
  const inner = children.map((child) => (child.kind === "html" ? child.html : "")).join("");
  return html(`<${tag}${formatAttributes(attributes)}>${inner}</${tag}>`);
}

/** A component of the registry as a list of one segment. */
export function component(
  name: string,
  props: ComponentSegment["props"],
  children: readonly Segment[] = [],
): Segment[] {
  return [{ kind: "component", name, props, children }];
}

/** Ids of the elements that became components; those of html are in the html. */
export function elementIds(segments: readonly Segment[]): string[] {
  return segments.flatMap((segment) => {
    if (segment.kind === "html") return [];
    const attributes = segment.name === "Element" ? (segment.props.attributes as Attributes) : {};
    return [
      ...(typeof attributes.id === "string" ? [attributes.id] : []),
      ...elementIds(segment.children),
    ];
  });
}
