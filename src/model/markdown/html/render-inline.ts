import type { Link, Nodes, PhrasingContent } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { SCHEME } from "../../../faults/scheme";
import { findLinkProblem, showsOtherHost } from "../../../faults/web-address";
import { decodePath } from "../../docs/paths";
import { renderInlineComponent } from "../components/components";
import { type Markup, markup } from "../markup";
import { escapeAttribute, escapeText } from "./escape";
import { renderImage } from "./images";
import { plainText } from "./plain-text";
import { checkRawAttributes, isAllowedTag, isRawTag, nameOf } from "./raw-html";
import { type RenderContext, positionOf, report } from "./render-context";
import { addMessage } from "./search-text";

/** Content of a sentence. */
export const renderInline = (nodes: readonly PhrasingContent[], context: RenderContext): Markup =>
  nodes.map((node) => renderInlineNode(node, context));

function renderInlineNode(node: PhrasingContent, context: RenderContext): Markup {
  switch (node.type) {
    case "text":
      return escapeText(node.value);
    case "emphasis":
      return markup`<em>${renderInline(node.children, context)}</em>`;
    case "strong":
      return markup`<strong>${renderInline(node.children, context)}</strong>`;
    case "delete":
      return markup`<del>${renderInline(node.children, context)}</del>`;
    case "inlineCode":
      addMessage(context, node.value);
      return renderInlineCode(node.value);
    case "break":
      return "<br>";
    case "link":
      return renderLink(node, context);
    case "image":
      return renderImage(node, context);
    case "inlineMath":
      return renderInlineMath(node, context);
    case "footnoteReference":
      return renderFootnoteReference(node.identifier, context);
    case "mdxJsxTextElement":
      return renderJsx(node, context);
    case "mdxTextExpression":
      return renderExpression(node, context);
    case "linkReference":
    case "imageReference":
      // References are resolved before rendering; one that is left has no definition, and GFM shows it as text.
      return escapeText(`[${plainText(node)}]`);
    case "html":
    case "textDirective":
      throw new Error(`The parser gave a node it was told not to make: ${node.type}`);
  }
}

/** A flag of so many letters fits on a line of a phone. */
const ONE_LINE = 32;

/** Code among words. A browser would break a flag such as --useLedger behind its dashes. */
function renderInlineCode(code: string): string {
  const isFlag = code.length <= ONE_LINE && /^--?[A-Za-z]\S*$/.test(code);
  return `<code${isFlag ? ' class="flag"' : ""}>${escapeText(code)}</code>`;
}

function renderLink(node: Link, context: RenderContext): Markup {
  if (context.within === "link") {
    report(context, node, {
      rule: "link/nested",
      problem: "This link stands in another one.",
      fix: "Take one of the two away: a term of the glossary is a link too.",
    });
  }
  if (showsOtherHost(plainText(node), node.url)) {
    report(context, node, {
      rule: "link/other-host",
      problem: `The words of this link are an address, but it leads to ${new URL(node.url).host}.`,
      fix: "Write the address that it leads to, or words that say what is there.",
    });
  }
  const title = node.title ? ` title="${escapeAttribute(node.title)}"` : "";
  const href = renderHref(node.url, node, context);
  const words = renderInline(node.children, { ...context, within: "link" });
  return markup`<a${href}${title}>${words}</a>`;
}

/** The `href` of a link, with a leading space; the link is checked as far as one doc can, and gathered. */
export function renderHref(
  url: string,
  node: Pick<Nodes, "position">,
  context: RenderContext,
): Markup {
  // GFM takes the > of <https://…> for a part of the address; the brackets are a fault of their own.
  const address = url.replace(/>$/, "");
  const problem = findLinkProblem(address);
  if (problem) {
    report(context, node, problem);
    return "";
  }
  if (address.trim() === "") {
    report(context, node, {
      rule: "link/empty",
      problem: "This link leads nowhere.",
      fix: "Write where it leads between the brackets: [text](/path).",
    });
  }
  context.gathered.links.push({ ...positionOf(node, context), target: address });
  return markup` href="${hrefOf(address, context)}"`;
}

function hrefOf(url: string, { file }: RenderContext): Markup {
  if (SCHEME.test(url) || url.startsWith("#")) return escapeAttribute(url);
  if (!url.startsWith("/")) return { kind: "link", target: url, file };
  // What is encoded already stays as it is: /search?q=a%26b asks for something else than /search?q=a&b.
  const target = decodePath(url) === undefined ? url : encodeURI(url).replaceAll("%25", "%");
  return { kind: "link", target };
}

function renderInlineMath(
  node: Extract<PhrasingContent, { type: "inlineMath" }>,
  context: RenderContext,
): string {
  // Pandoc's rule: a closing dollar has no space before it, an opening one none behind it. "$5 or $10" breaks it.
  if (/^\s|\s$/.test(node.value)) {
    report(context, node, {
      rule: "markdown/dollar-sign",
      problem: `"$${node.value}$" reads like a formula.`,
      fix: "Write \\$ for the sign; a formula has no space inside its dollars.",
    });
    return escapeText(`$${node.value}$`);
  }
  return renderFormula(node, false, context);
}

/** A formula as MathML; a wrong one is a fault and stays as its source. */
export function renderFormula(
  node: Pick<Nodes, "position"> & { value: string },
  isBlock: boolean,
  context: RenderContext,
): string {
  try {
    return context.environment.formula(node.value, isBlock);
  } catch (error) {
    report(context, node, {
      rule: "markdown/formula",
      problem: `This formula is wrong: ${error instanceof Error ? error.message.replace(/^KaTeX parse error: |\u0332/g, "").split("\n")[0] : String(error)}.`,
      fix: "Fix the TeX; https://katex.org/docs/supported lists what can be used.",
    });
    return `<code>${escapeText(node.value)}</code>`;
  }
}

function renderFootnoteReference(identifier: string, context: RenderContext): string {
  const { footnotes, anchors } = context.gathered;
  const { usedFootnotes } = context.numbering;
  if (!footnotes.has(identifier)) return escapeText(`[^${identifier}]`);
  const isFirst = !usedFootnotes.includes(identifier);
  if (isFirst) usedFootnotes.push(identifier);
  const number = usedFootnotes.indexOf(identifier) + 1;
  const anchor = `footnote-ref-${number}`;
  anchors.add(anchor);
  const id = isFirst ? ` id="${anchor}"` : "";
  return `<sup><a${id} href="#footnote-${number}" class="footnote-ref" aria-describedby="footnote-label">${number}</a></sup>`;
}

function renderJsx(node: MdxJsxTextElement, context: RenderContext): Markup {
  const name = nameOf(node);
  if (!isRawTag(name))
    return renderInlineComponent(node, (inner) => renderInline(node.children, inner), context);
  const attributes = checkRawAttributes(node, context);
  if (name === "br" || name === "wbr") return `<${name}>`;
  if (!isAllowedTag(name)) return renderInline(node.children, context); // A preview shows pages with faults too.
  return markup`<${name}${attributes}>${renderInline(node.children, context)}</${name}>`;
}

function renderExpression(
  node: Extract<PhrasingContent, { type: "mdxTextExpression" }>,
  context: RenderContext,
): string {
  if (isComment(node.value)) return "";
  report(context, node, expressionFault(node.value));
  return escapeText(`{${node.value}}`);
}

/** `{/* comment *\/}`, one or several: the one expression a doc may hold. */
export function isComment(expression: string): boolean {
  let rest = expression.trim();
  if (rest === "") return false;
  while (rest !== "") {
    const end = rest.startsWith("/*") ? rest.indexOf("*/", 2) : -1;
    if (end === -1) return false;
    rest = rest.slice(end + 2).trimStart();
  }
  return true;
}

/** What to say of an expression. */
export function expressionFault(value: string): { rule: string; problem: string; fix: string } {
  const shown = value.length > 30 ? `${value.slice(0, 30)}…` : value;
  return {
    rule: "markdown/expression",
    problem: `"{${shown}}" would be an expression, and a doc runs no code.`,
    fix: "Write \\{ for the sign, or put it into backticks.",
  };
}
