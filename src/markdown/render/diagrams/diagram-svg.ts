import { XmlElement, type XmlNode, XmlText, parseXml } from "@rgrove/parse-xml";
import { escapeAttribute, escapeText } from "../../../base/escape";

/** Colours of the drawing library, each with the colour of our drawings that replaces it (styles/tokens.css). */
const COLORS: Readonly<Record<string, string>> = {
  "--bg": "--color-page",
  "--_text": "--figure-ink",
  "--_text-sec": "--figure-muted",
  "--_text-muted": "--figure-muted",
  "--_line": "--figure-muted",
  "--_arrow": "--figure-muted",
  "--_node-fill": "--figure-fill",
  "--_node-stroke": "--figure-line",
  "--_group-fill": "--color-page",
  "--_group-hdr": "--figure-fill",
  "--_inner-stroke": "--figure-line",
};

/** Options for the drawing library. The library is passed to the compiler as a function (compiled-doc.ts). */
export const DIAGRAM_OPTIONS = { padding: 4, layerSpacing: 32 } as const;

/**
 * Elements that contain styles and arrowheads. Other elements refer to arrowheads by ids, which would clash with the
 * page's ids.
 */
const DROPPED = new Set(["style", "defs"]);
const DROPPED_ATTRIBUTE = /^(?:class|style|data-.*|marker-(?:start|end))$/;

/** Length and half the width of an arrowhead. */
const ARROW_LENGTH = 8;
const ARROW_HALF = 2.5;

type Point = readonly [x: number, y: number];

/**
 * Converts the library's drawing to one of ours: with the site's colours, with arrowheads as shapes, and without
 * styles, ids and classes. Throws if the drawing is empty or has an unknown colour.
 */
export function toDrawingSource(svg: string): string {
  const { root } = parseXml(svg);
  if (!root) throw new Error("The drawing of a diagram is empty.");
  return `<svg viewBox="${shorten(root.attributes.viewBox ?? "")}">${root.children.map(format).join("")}</svg>`;
}

function format(node: XmlNode): string {
  if (node instanceof XmlText) return node.text.trim() === "" ? "" : escapeText(node.text);
  if (!(node instanceof XmlElement) || DROPPED.has(node.name)) return "";
  const { name, attributes, children } = node;
  const inner = children.map(format).join("");
  const kept = Object.entries(attributes).filter(([key]) => !DROPPED_ATTRIBUTE.test(key));
  if (name === "g" && kept.length === 0) return inner;
  const shape = `<${name}${kept.map(([key, value]) => ` ${key}="${escapeAttribute(toValue(value))}"`).join("")}>${inner}</${name}>`;
  return shape + formatArrows(node);
}

const toValue = (value: string): string =>
  shorten(
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const own = COLORS[name];
      if (own === undefined) throw new Error(`A diagram has an unknown colour, ${name}.`);
      return `var(${own})`;
    }),
  );

/** Rounds the numbers in a value to a tenth of a pixel. */
const shorten = (value: string): string =>
  value.replaceAll(/(?<!\d)\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

function formatArrows(element: XmlElement): string {
  const { attributes } = element;
  const points = readPoints(element);
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  const end = attributes["marker-end"] && beforeLast && last ? arrow(beforeLast, last) : "";
  const start = attributes["marker-start"] && first && second ? arrow(second, first) : "";
  return start + end;
}

function readPoints({ name, attributes }: XmlElement): Point[] {
  if (name === "line") {
    const { x1, y1, x2, y2 } = attributes;
    return [
      [Number(x1), Number(y1)],
      [Number(x2), Number(y2)],
    ];
  }
  return (attributes.points ?? "")
    .split(" ")
    .filter(Boolean)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return [x, y];
    });
}

/** Draws a triangle with its tip at the second point. */
function arrow([fromX, fromY]: Point, [x, y]: Point): string {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  const [baseX, baseY] = [x - dx * ARROW_LENGTH, y - dy * ARROW_LENGTH];
  const points: readonly Point[] = [
    [x, y],
    [baseX - dy * ARROW_HALF, baseY + dx * ARROW_HALF],
    [baseX + dy * ARROW_HALF, baseY - dx * ARROW_HALF],
  ];
  const written = points.map((point) => point.map((value) => value.toFixed(1)).join(",")).join(" ");
  return `<polygon points="${written}" fill="var(--figure-muted)"/>`;
}
