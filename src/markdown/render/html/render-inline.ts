import type { Link, Nodes, PhrasingContent } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { escapeAttribute, escapeText } from "../../../base/escape";
import { decodePath } from "../../../base/paths";
import type { FaultText } from "../../../faults/fault";
import { isBlank } from "../../../faults/odd-text";
import { SCHEME } from "../../../faults/scheme";
import { findLinkProblem, showsOtherHost } from "../../../faults/web-address";
import { type Markup, markup } from "../../base/markup";
import { plainText } from "../../base/plain-text";
import { type RenderContext, positionOf, report } from "../../base/render-context";
import { renderInlineComponent } from "../components";
import { renderImage } from "./images";
import { checkRawAttributes, isAllowedTag, isRawTag, isVoidTag, nameOf } from "./raw-html";
import { addMessage } from "./search-text";

/** Renders the content of a sentence. */
export const renderInline = (nodes: readonly PhrasingContent[], context: RenderContext): Markup =>
  nodes.map((node, at) => renderInlineNode(node, nodes[at - 1], context));

function renderInlineNode(
  node: PhrasingContent,
  before: PhrasingContent | undefined,
  context: RenderContext,
): Markup {
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
      return renderExpression(node, before, context);
    case "linkReference":
    case "imageReference":
      // References with a definition were resolved before rendering. GFM shows one without a definition as text.
      return escapeText(`[${plainText(node)}]`);
    case "html":
    case "textDirective":
      throw new Error(`The parser returned an unsupported node: ${node.type}`);
  }
}

/** Number of characters that fit on one line of a phone. */
const ONE_LINE = 32;

/**
 * Renders inline code. A flag such as --useLedger gets a class, since browsers would otherwise break it after its
 * dashes.
 */
function renderInlineCode(code: string): string {
  const isFlag = code.length <= ONE_LINE && /^--?[A-Za-z]\S*$/.test(code);
  return `<code${isFlag ? ' class="flag"' : ""}>${escapeText(code)}</code>`;
}

/** Returns a fault if the text of a link is an address on another host. */
export const explainOtherHost = (words: string, url: string): FaultText | undefined =>
  showsOtherHost(words, url)
    ? {
        rule: "link/other-host",
        problem: `The text of this link is a URL or email address, but the link leads to ${URL.canParse(url) ? new URL(url).host || url : url}.`,
        fix: "As the text, write the address that the link leads to, or a description of its target.",
      }
    : undefined;

function renderLink(node: Link, context: RenderContext): Markup {
  if (context.within === "link") {
    report(context, node, {
      rule: "link/nested",
      problem: "This link is inside another link.",
      fix: "Remove one of the two links. A glossary term is also a link.",
    });
  }
  if (isBlank(plainText(node)) && node.children.every(({ type }) => type === "text")) {
    report(context, node, {
      rule: "link/no-text",
      problem: "This link has no text, so readers can't see it.",
      fix: "Describe the target between the brackets: [text](URL).",
    });
  }
  const other = explainOtherHost(plainText(node), node.url);
  if (other) report(context, node, other);
  const title = node.title ? ` title="${escapeAttribute(node.title)}"` : "";
  const href = renderHref(node.url, node, context);
  const words = renderInline(node.children, { ...context, within: "link" });
  return markup`<a${href}${title}>${words}</a>`;
}

/**
 * Renders the `href` of a link, with a leading space. Reports mistakes that can be found within one doc, and adds the
 * link to the doc's links, which are checked later.
 */
export function renderHref(
  url: string,
  node: Pick<Nodes, "position">,
  context: RenderContext,
): Markup {
  // GFM includes the > of <https://…> in the URL; the brackets are a separate fault.
  const address = url.replace(/>$/, "");
  const problem = findLinkProblem(address);
  if (problem && isBareHost(node, address)) {
    report(context, node, {
      ...problem,
      problem: "A URL without https:// at its start becomes a link to an http: page.",
      fix: `Write ${address.replace("http://", "https://")}.`,
    });
    return "";
  }
  if (problem) {
    report(context, node, problem);
    return "";
  }
  if (address.trim() === "") {
    report(context, node, {
      rule: "link/empty",
      problem: "This link has no target.",
      fix: "Write the target between the parentheses: [text](/path).",
    });
  }
  context.gathered.links.push({ ...positionOf(node, context), target: address });
  return markup` href="${hrefOf(address, context)}"`;
}

/**
 * True for a URL without a scheme, such as `www.example.org`, which GFM turns into a link to `http://www.example.org`.
 */
const isBareHost = ({ position }: Pick<Nodes, "position">, address: string): boolean =>
  address.startsWith("http://www.") &&
  (position?.end.offset ?? 0) - (position?.start.offset ?? 0) === address.length - "http://".length;

function hrefOf(url: string, { file }: RenderContext): Markup {
  if (SCHEME.test(url) || url.startsWith("#")) return escapeAttribute(url);
  if (!url.startsWith("/")) return { kind: "link", target: url, file };
  // Escapes that are already in the link stay: /search?q=a%26b isn't the same as /search?q=a&b.
  const target = decodePath(url) === undefined ? url : encodeURI(url).replaceAll("%25", "%");
  return { kind: "link", target };
}

function renderInlineMath(
  node: Extract<PhrasingContent, { type: "inlineMath" }>,
  context: RenderContext,
): string {
  // As in Pandoc, a formula has no space after its opening dollar sign or before its closing one, so "$5 or $10"
  // isn't a formula.
  if (/^\s|\s$/.test(node.value)) {
    report(context, node, {
      rule: "markdown/dollar-sign",
      problem: `"$${node.value}$" looks like a formula, but has a space next to a dollar sign.`,
      fix: "For a literal dollar sign, write \\$. For a formula, remove the spaces next to its dollar signs.",
    });
    return escapeText(`$${node.value}$`);
  }
  return renderFormula(node, false, context);
}

/** Renders a formula as MathML. An invalid formula is reported as a fault, and its TeX is shown. */
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
      problem: `This formula isn't valid: ${error instanceof Error ? error.message.replace(/^KaTeX parse error: |\u0332/g, "").split("\n")[0] : String(error)}.`,
      fix: "Fix the TeX. See https://katex.org/docs/supported for the supported functions.",
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
  if (isVoidTag(name)) return `<${name}>`;
  if (!isAllowedTag(name)) return renderInline(node.children, context); // Pages with faults are still shown in a preview.
  return markup`<${name}${attributes}>${renderInline(node.children, context)}</${name}>`;
}

function renderExpression(
  node: Extract<PhrasingContent, { type: "mdxTextExpression" }>,
  before: PhrasingContent | undefined,
  context: RenderContext,
): string {
  if (isComment(node.value)) return "";
  const isTemplate = before?.type === "text" && before.value.endsWith("$");
  report(context, node, expressionFault(node.value, isTemplate ? "$" : ""));
  return escapeText(`{${node.value}}`);
}

/** True if an expression consists of comments, `{/* comment *\/}`. Docs can't contain other expressions. */
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

/** Matches ids and attributes in other tools' syntax: `{#id}`, `{.class}`, `{: .note}`, `{width=50%}`. */
const ATTRIBUTES = /^\s*(?:[#.]|:\s*[#.{]|[\w-]+=[^=>])/;

/** Creates the fault for an expression. `sign` is the dollar sign before it, if there is one. */
export function expressionFault(value: string, sign = ""): FaultText {
  const shown = value.length > 30 ? `${value.slice(0, 30)}…` : value;
  if (ATTRIBUTES.test(value)) {
    return {
      rule: "markdown/expression",
      problem: `"{${shown}}" sets attributes in other tools, but not here.`,
      fix: value.trim().startsWith("#")
        ? "Write {#own-id} at the end of a heading, with letters, digits and dashes only."
        : "Remove it: the site's styles control layout and color.",
    };
  }
  return {
    rule: "markdown/expression",
    problem: `"{${shown}}" is an expression, but a doc can't run code.`,
    fix: `Put it in backticks: \`${sign}{${shown}}\`, or write \\{ for a literal brace.`,
  };
}
