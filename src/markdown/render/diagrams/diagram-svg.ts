import { XmlElement, type XmlNode, XmlText, parseXml } from "@rgrove/parse-xml";
import type { CompileEnvironment } from "../../../base/compiled-doc";
import { escapeAttribute, escapeText } from "../../../base/escape";
import { messageOf } from "../../../faults/error-text";

/** Colors of the drawing library, each with the color of our drawings that replaces it (styles/tokens.css). */
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

const OPTIONS = { padding: 4, layerSpacing: 32 } as const;

/** Wraps the drawing library for the compiler, which gets it as a function because loading it takes 0.3 s. */
export const createDrawer =
  (render: (source: string, options: typeof OPTIONS) => string): CompileEnvironment["diagram"] =>
  (source) => {
    try {
      return { svg: render(source, OPTIONS) };
    } catch (error) {
      return { problem: messageOf(error) };
    }
  };

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

/** A library's drawing as XML, and the words in its texts and in the ids of what it shows. */
interface ReadSvg {
  readonly root: XmlElement;
  readonly words: ReadonlySet<string>;
}

/** Matches a word in a diagram. */
export const WORD = /[\p{L}\p{N}_]+/gu;

/** Reads the library's drawing. Throws an XmlError if a text has a character that XML doesn't allow. */
export function readSvg(svg: string): ReadSvg {
  const { root } = parseXml(svg);
  if (!root) throw new Error("The drawing of a diagram is empty.");
  return { root, words: new Set(listTexts(root).flatMap((text) => text.match(WORD) ?? [])) };
}

function listTexts(node: XmlNode): string[] {
  if (node instanceof XmlText) return [node.text];
  if (!(node instanceof XmlElement) || DROPPED.has(node.name)) return [];
  const data = Object.entries(node.attributes).filter(([name]) => name.startsWith("data-"));
  return [...data.map(([, value]) => value), ...node.children.flatMap(listTexts)];
}

/**
 * Converts the library's drawing to one of ours: with the site's colors, with arrowheads as shapes, and without
 * styles, ids and classes. Throws if the drawing has an unknown color.
 */
export const toDrawingSource = ({ root }: ReadSvg): string =>
  `<svg viewBox="${shorten(root.attributes.viewBox ?? "")}">${root.children.map(format).join("")}</svg>`;

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
      if (own === undefined) throw new Error(`A diagram has an unknown color, ${name}.`);
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
