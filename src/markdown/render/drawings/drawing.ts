import { XmlElement, XmlError, XmlText, parseXml } from "@rgrove/parse-xml";
import { escapeAttribute, escapeText } from "../../../base/escape";
import { pointAt } from "../../../faults/point";
import { type DrawingLabels, measureLabels } from "./drawing-labels";
import { DRAWING_ATTRIBUTES, DRAWING_ELEMENTS, ROOT_ATTRIBUTES } from "./drawing-parts";

/** A drawing that has been checked, and can be put into a page. */
export interface Drawing {
  /** The root's attributes, as HTML. */
  readonly attributes: string;
  readonly inner: string;
  readonly labels: DrawingLabels;
}

/** Reason why a file can't be put into a page, with its position in the file if known. */
interface DrawingProblem {
  readonly problem: string;
  readonly line?: number;
  readonly column?: number;
}

/** Prints a drawing. `own` contains additional attributes, with a leading space. */
export const drawingToHtml = ({ attributes, inner }: Drawing, own = ""): string =>
  `<svg${own}${attributes}>${inner}</svg>`;

/**
 * Maximum length of a drawing's source. It becomes part of each page that shows the drawing. Our largest drawing is 2.6
 * KB.
 */
const MAX_CHARACTERS = 64_000;
const MAX_DEPTH = 32;

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** Attributes of the root that the page sets itself, or that are needed only in a separate file. */
const DROPPED_FROM_ROOT = new Set(["xmlns", "width", "height", "role", "aria-label"]);

const NUMBER = String.raw`-?(?:\d{1,6}(?:\.\d+)?|\.\d+)`;
const VIEW_BOX = new RegExp(String.raw`^\s*${NUMBER}(?:[\s,]+${NUMBER}){3}\s*$`);
/** Maximum width and height of a drawing, in its own units. */
const MAX_SIDE = 100_000;

const isSide = (length: number): boolean => length >= 1 && length <= MAX_SIDE;

/** Matches functions for colors and transformations, but not functions that fetch something (`url()`, `image()`). */
const FUNCTION = /\b(?:var|rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)\([\w\s.,%+-]*\)/g;
const PLAIN_VALUE = /^[\w\s.,#%+-]*$/;

const TEXT_ONLY: ReadonlySet<string> = new Set(["title", "desc"]);

class Refusal extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/**
 * Reads an SVG file for use inside a page. `label` describes it to readers who can't see it. The result is printed from
 * the parsed tree, so the page contains only elements and attributes that drawing-parts.ts lists.
 */
export function readDrawing(source: string, label: string): Drawing | DrawingProblem {
  if (source.length > MAX_CHARACTERS) {
    return { problem: `has ${source.length} characters; at most ${MAX_CHARACTERS} are allowed` };
  }
  try {
    const { root } = parseXml(source, { includeOffsets: true });
    if (!root) return { problem: "has no root element" };
    return readRoot(root, label);
  } catch (error) {
    if (error instanceof Refusal)
      return { problem: error.message, ...pointAt(source, error.offset) };
    if (error instanceof XmlError) {
      const [words = ""] = error.message.split("\n");
      const problem = `is not well-formed XML: ${words.replace(/ \(line \d+, column \d+\)$/, "")}`;
      return { problem, line: error.line, column: error.column };
    }
    // The parser is recursive, so deep nesting overflows the stack.
    if (error instanceof RangeError) return { problem: tooDeep() };
    throw error;
  }
}

const tooDeep = (): string => `is nested deeper than ${MAX_DEPTH} levels`;

function readRoot(root: XmlElement, label: string): Drawing {
  if (root.name !== "svg") throw new Refusal(`starts with <${root.name}>, not <svg>`, root.start);
  const { xmlns = SVG_NAMESPACE, viewBox } = root.attributes;
  if (xmlns !== SVG_NAMESPACE) throw new Refusal(`has the namespace "${xmlns}"`, root.start);
  if (viewBox === undefined || !VIEW_BOX.test(viewBox))
    throw new Refusal("has no viewBox with four plain numbers", root.start);
  const kept = Object.entries(root.attributes).filter(([name]) => !DROPPED_FROM_ROOT.has(name));
  const attributes = kept.map((one) => formatAttribute(one, root, ROOT_ATTRIBUTES)).join("");
  const inner = formatChildren(root, 1);
  const labels = measureLabels(root);
  if (!isSide(labels.width) || !isSide(labels.height))
    throw new Refusal(
      `has a viewBox whose width or height isn't between 1 and ${MAX_SIDE}`,
      root.start,
    );
  return {
    attributes: ` role="img" aria-label="${escapeAttribute(label)}"${attributes}`,
    inner,
    labels,
  };
}

function formatChildren(parent: XmlElement, depth: number): string {
  return parent.children
    .map((child) => {
      if (child instanceof XmlElement) return formatElement(child, depth);
      // Comments, processing instructions and white space between shapes are left out, because they are invisible.
      return child instanceof XmlText && child.text.trim() !== "" ? escapeText(child.text) : "";
    })
    .join("");
}

function formatElement(element: XmlElement, depth: number): string {
  const { name, start } = element;
  if (depth > MAX_DEPTH) throw new Refusal(tooDeep(), start);
  if (!DRAWING_ELEMENTS.has(name)) throw new Refusal(`contains <${name}>`, start);
  // In <title> and <desc>, an HTML parser reads elements as HTML, not as SVG.
  if (TEXT_ONLY.has(name) && element.children.some((child) => child instanceof XmlElement))
    throw new Refusal(`contains an element in <${name}>`, start);
  const attributes = Object.entries(element.attributes)
    .map((one) => formatAttribute(one, element, DRAWING_ATTRIBUTES))
    .join("");
  const inner = formatChildren(element, depth + 1);
  return inner === "" ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`;
}

function formatAttribute(
  [name, value]: readonly [string, string],
  { name: tag, start }: XmlElement,
  allowed: ReadonlySet<string>,
): string {
  if (!allowed.has(name)) throw new Refusal(`has the attribute ${name} on <${tag}>`, start);
  if (!PLAIN_VALUE.test(value.replace(FUNCTION, "")))
    throw new Refusal(`has the value ${name}="${value.slice(0, 40)}" on <${tag}>`, start);
  return ` ${name}="${escapeAttribute(value)}"`;
}
