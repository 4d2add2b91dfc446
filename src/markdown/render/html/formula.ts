import { XmlElement, type XmlNode, XmlText, parseXml } from "@rgrove/parse-xml";
import katex from "katex";
import { escapeText, formatAttributes } from "../../../base/escape";

/** Maximum length of a formula in characters. Our longest one has 197. */
const MAX_FORMULA = 2_000;
/** Matches the definition of a macro. A few lines of macros can stand for millions of letters. */
const DEFINITION = /\\(?:[gex]?def|let|futurelet|(?:new|renew|provide)command)(?![a-zA-Z])/;
/**
 * Maximum size of a line or a space in em, the unit that KaTeX converts all others to. A larger one would cover the
 * page, or move words out of it.
 */
const MAX_SIZE_EM = 50;

/**
 * Converts TeX to MathML, which all current browsers draw without a style sheet or fonts. Throws KaTeX's ParseError for
 * an invalid formula, and an error for one that would become too large.
 */
export function formulaToMathml(tex: string, isBlock: boolean): string {
  if (tex.length > MAX_FORMULA) throw new Error(`it has more than ${MAX_FORMULA} characters`);
  if (DEFINITION.test(tex)) throw new Error("it defines a macro");
  const html = katex.renderToString(tex, {
    output: "mathml",
    displayMode: isBlock,
    throwOnError: true,
  });
  return repairMathml(/<math[\s\S]*<\/math>/.exec(html)?.[0] ?? html);
}

/** Elements with a fixed number of children (https://www.w3.org/TR/mathml-core/). */
const CHILDREN: ReadonlyMap<string, number> = new Map([
  ["mfrac", 2],
  ["mover", 2],
  ["mroot", 2],
  ["msub", 2],
  ["msubsup", 3],
  ["msup", 2],
  ["munder", 2],
  ["munderover", 3],
]);
/** Elements that may contain only text. */
const TEXT_ONLY: ReadonlySet<string> = new Set(["mi", "mn", "mo", "ms", "mtext"]);
/** Invisible operator that KaTeX writes after a function name. */
const APPLY_FUNCTION = "\u2061";
const THIN_SPACE = "\u2009";

/**
 * Repairs invalid MathML. KaTeX 0.16 to 0.19 writes a function name as two elements where only one is allowed
 * (`y_{\max}`), and puts elements into `mi` and `mo` (`\underset{x}{\arg\max}`, `\bmod`); browsers then draw everything
 * on one line. Throws if anything else is invalid.
 */
export function repairMathml(mathml: string): string {
  return formatNode(parseXml(mathml).root);
}

function formatNode(node: XmlNode | null): string {
  if (node instanceof XmlText) return escapeText(node.text);
  if (!(node instanceof XmlElement)) return "";
  const { name, attributes, children } = node;
  if (Object.values(attributes).some(isTooLarge))
    throw new Error(`it has a size above ${MAX_SIZE_EM} em`);
  if (TEXT_ONLY.has(name) && children.some((child) => child instanceof XmlElement))
    return name === "mo" && isUpright(node)
      ? `<mo${formatAttributes(attributes)}>${escapeText(toWords(node))}</mo>`
      : `<mrow>${children.map(formatNode).join("")}</mrow>`;
  const parts = CHILDREN.has(name) ? joinFunctionNames(children) : children.map(formatNode);
  const expected = CHILDREN.get(name) ?? parts.length;
  if (parts.length !== expected)
    throw new Error(`<${name}> has ${parts.length} parts instead of ${expected}`);
  return `<${name}${formatAttributes(attributes)}>${parts.join("")}</${name}>`;
}

const isTooLarge = (value: string): boolean =>
  /^-?[\d.]+[a-z]/.test(value) && Math.abs(Number.parseFloat(value)) > MAX_SIZE_EM;

/** Prints each child. A function name and the invisible operator after it become one element. */
function joinFunctionNames(children: readonly XmlNode[]): string[] {
  const parts: string[] = [];
  for (const child of children) {
    const isOperator = child instanceof XmlElement && child.text === APPLY_FUNCTION;
    const name = isOperator ? parts.pop() : undefined;
    parts.push(name === undefined ? formatNode(child) : `<mrow>${name}${formatNode(child)}</mrow>`);
  }
  return parts;
}

/**
 * True if an element contains only text that would look the same in `mo`. A single letter in `mi` would look
 * different: `mi` shows it in italics.
 */
const isUpright = ({ children }: XmlElement): boolean =>
  children.every((child) => {
    if (!(child instanceof XmlElement)) return true;
    const { name, attributes, text } = child;
    if (name === "mrow") return isUpright(child);
    if (name === "mi") return text.length > 1 || attributes.mathvariant === "normal";
    return TEXT_ONLY.has(name);
  });

/** Returns the text of an operator, with a space between two function names: `arg max`. */
const toWords = ({ text }: XmlElement): string =>
  text.split(APPLY_FUNCTION).filter(Boolean).join(THIN_SPACE);
