import type { Code, List, ListItem, Paragraph, PhrasingContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { isLocalComponent } from "../../../base/page-module";
import type { FaultText } from "../../../faults/fault";
import { type Markup, component, element } from "../../base/markup";
import { plainText } from "../../base/plain-text";
import { PROMPT } from "../../base/prompts";
import { type FlowNode, type RenderContext, report } from "../../base/render-context";
import { readLiteral } from "../attributes";
import { renderCode, renderCodeTabs, startsCodeTabs } from "../code/code";
import { isNpmBlock, renderNpmTabs } from "../code/npm-tabs";
import {
  hasSections,
  isBlockComponent,
  isInlineComponent,
  renderBlockComponent,
  toWords,
} from "../components";
import { DIAGRAM_LANGUAGE, renderDiagram } from "../diagrams/diagram";
import { renderTable } from "../tables/render-table";
import { renderAdmonition } from "./admonitions";
import { renderHeading } from "./headings";
import type { Block } from "./pairs";
import { renderPrompt } from "./prompt";
import { isAllowedTag, isRawTag, isVoidTag, nameOf, rawAttributes } from "./raw-html";
import {
  expressionFault,
  isComment,
  renderFormula,
  renderHref,
  renderInline,
} from "./render-inline";
import { addText } from "./search-text";

/**
 * Renders blocks. Some consecutive blocks become one, such as code tabs, or code and its notes. In a tight list,
 * paragraphs have no `<p>`.
 */
export const renderBlocks = (
  nodes: readonly FlowNode[],
  context: RenderContext,
  { isTight = false } = {},
): Markup => renderEachBlock(nodes, context, { isTight }).map(({ content }) => content);

/** Renders blocks one by one, each with its role. */
export function renderEachBlock(
  nodes: readonly FlowNode[],
  context: RenderContext,
  { isTight = false } = {},
): Block[] {
  const blocks: Block[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const written = nodes[index];
    if (written === undefined) continue;
    const node = asSentence(written, context);
    if (node.type !== "code") {
      const isBare = isTight && node.type === "paragraph" && !blocksOfParagraph(node, context);
      const content = isBare ? renderWords(node, context) : renderBlock(node, context);
      blocks.push({ content, role: roleOf(node, context) });
      continue;
    }
    if (node.lang === DIAGRAM_LANGUAGE) {
      blocks.push({ content: renderDiagram(node, context), role: "words" });
      continue;
    }
    if (isNpmBlock(node)) {
      blocks.push({ content: renderNpmTabs(node, context, renderBlocks), role: "code" });
      continue;
    }
    const tabs = startsCodeTabs(nodes, index);
    if (tabs.length > 0) {
      blocks.push({ content: renderCodeTabs(tabs, context, renderBlocks), role: "code" });
      index += tabs.length - 1;
      continue;
    }
    const { content, usesNotes } = renderCode(node, nodes[index + 1], context, renderBlocks);
    blocks.push({ content, role: "code" });
    if (usesNotes) index += 1;
  }
  return blocks;
}

function roleOf(node: Exclude<FlowNode, Code>, context: RenderContext): Block["role"] {
  if (node.type === "heading") return "heading";
  return node.type === "mdxJsxFlowElement" && hasSections(nameOf(node), context) ? "own" : "words";
}

/** Puts an inline component into a paragraph if it's alone on its line. */
export function asSentence(node: FlowNode, context: RenderContext): FlowNode {
  if (node.type !== "mdxJsxFlowElement" || !isInlineComponent(nameOf(node), context)) return node;
  const words = toWords(node);
  return words ? { type: "paragraph", children: [words], position: node.position } : node;
}

function renderBlock(node: Exclude<FlowNode, Code>, context: RenderContext): Markup {
  switch (node.type) {
    case "paragraph":
      return renderParagraph(node, context);
    case "heading":
      return renderHeading(node, context);
    case "list":
      return renderList(node, context);
    case "blockquote":
      return element("blockquote", {}, renderBlocks(node.children, context));
    case "table":
      return renderTable(node, context);
    case "thematicBreak":
      return "<hr>";
    case "math":
      return `<div class="math-block" tabindex="0">${renderFormula(node, true, context)}</div>`;
    case "containerDirective":
      if (node.name === PROMPT) return renderPrompt(node, context);
      return renderAdmonition(node satisfies ContainerDirective, context, renderBlocks);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return renderElement(node, context);
    case "mdxjsEsm":
      report(context, node, MODULE_SYNTAX_FAULT); // Only a fragment gets here: a doc's statements are in its module.
      return [];
    case "mdxFlowExpression":
      if (!isComment(node.value)) report(context, node, expressionFault(node.value));
      return [];
    case "definition":
    case "footnoteDefinition":
      return []; // Both were gathered earlier. Footnotes are rendered at the end of the page.
    default:
      throw new Error(`A block of an unknown kind: ${node.type}`);
  }
}

const isBlockChild =
  (context: RenderContext) =>
  (child: PhrasingContent): child is MdxJsxTextElement =>
    child.type === "mdxJsxTextElement" &&
    (isBlockComponent(nameOf(child), context) || isFlowTag(nameOf(child)));

/** Lists the block components in a paragraph if it contains nothing else: `<Card>…</Card>` on one line. */
export function blocksOfParagraph(
  { children }: Pick<Paragraph, "children">,
  context: RenderContext,
): MdxJsxTextElement[] | undefined {
  const isBlock = isBlockChild(context);
  const isSpace = (child: PhrasingContent): boolean =>
    child.type === "text" && child.value.trim() === "";
  const blocks = children.filter(isBlock);
  const isAll = children.every((child) => isBlock(child) || isSpace(child));
  return isAll && blocks.length > 0 ? blocks : undefined;
}

function renderParagraph(node: Paragraph, context: RenderContext): Markup {
  const blocks = blocksOfParagraph(node, context);
  if (blocks) return blocks.map((child) => renderElement(child, context));
  if (isModuleSyntax(node)) {
    report(context, node, MODULE_SYNTAX_FAULT);
    return [];
  }
  const block = node.children.find(
    (child) => child.type === "mdxJsxTextElement" && isFlowTag(nameOf(child)),
  );
  if (block?.type === "mdxJsxTextElement") {
    report(context, block, {
      rule: "html/block-in-sentence",
      problem: `<${nameOf(block)}> can't be inside a sentence.`,
      fix: "Put it on its own line, with a blank line before and after.",
    });
  }
  return element("p", {}, renderWords(node, context));
}

function renderWords(node: Paragraph, context: RenderContext): Markup {
  addText(context, plainText(node));
  return renderInline(node.children, context);
}

const MODULE_SYNTAX_FAULT: FaultText = {
  rule: "markdown/module-syntax",
  problem: "This file can't have an import or export.",
  fix: "Remove it: components don't have to be imported. Only .mdx files can contain code.",
};

const MODULE_SYNTAX =
  /^(import\s+([\w*{][\s\S]*\sfrom\s+)?["'][^"']+["'];?\s*$|export\s+(default|const|let|var|function|class|async)\s)/m;

function isModuleSyntax({ children: [first, ...rest] }: Paragraph): boolean {
  if (first?.type !== "text") return false;
  const words = rest.map((child) =>
    child.type === "mdxTextExpression" ? `{${child.value}}` : plainText(child),
  );
  return MODULE_SYNTAX.test(first.value + words.join(""));
}

const FLOW_TAGS = new Set(["details", "summary", "dl", "dt", "dd"]);
const isFlowTag = (name: string): boolean => FLOW_TAGS.has(name);

/** Renders a JSX element that is a block: a component or a raw tag. */
function renderElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: RenderContext,
): Markup {
  const name = nameOf(node);
  if (isLocalComponent(name, context.module?.names)) return renderOwn(node, context);
  if (!isRawTag(name)) return renderBlockComponent(node, context);
  const attributes = rawAttributes(node, context);
  if (isVoidTag(name)) return `<${name}>`;
  const children = renderChildren(node, context);
  // Pages with faults are still shown in a preview, so the children are rendered even if the tag isn't allowed.
  return isAllowedTag(name) ? element(name, attributes, children) : children;
}

/** Renders, for React, a component that the doc imports. Its children are compiled like other content. */
function renderOwn(node: MdxJsxFlowElement | MdxJsxTextElement, context: RenderContext): Markup {
  for (const attribute of node.attributes) {
    const value = readLiteral(node, attribute, context);
    const name = "name" in attribute && attribute.name;
    // The link is checked, but React gets it unchanged, so it must be a path from the root.
    if (typeof value === "string" && (name === "href" || name === "to"))
      renderHref(value, node, context);
    if (value === undefined && name !== false) report(context, node, notJson(node, name));
  }
  const part = context.module?.parts.get(node);
  return component("Mdx", { part }, renderChildren(node, context));
}

const notJson = (node: MdxJsxFlowElement | MdxJsxTextElement, name: string): FaultText => ({
  rule: "component/wrong-attribute",
  problem: `In <${nameOf(node)}>, "${name}" must be text, or JSON in braces.`,
  fix: `Write ${name}="…", ${name}={3}, ${name}={true} or ${name}={["a", "b"]}.`,
});

/**
 * Renders the children of an element, as blocks or inline. A `summary` that contains a single paragraph gets no `<p>`.
 */
export function renderChildren(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: RenderContext,
): Markup {
  if (node.type === "mdxJsxFlowElement") {
    const [only] = node.children;
    if (node.name === "summary" && node.children.length === 1 && only?.type === "paragraph") {
      return renderWords(only, context);
    }
    return renderBlocks(node.children, context);
  }
  addText(context, plainText(node));
  return renderInline(node.children, context);
}

function renderList(node: List, context: RenderContext): Markup {
  const isLoose = node.spread === true || node.children.some((item) => item.spread === true);
  const items = node.children.map((item) => renderListItem(item, isLoose, context));
  const tag = node.ordered === true ? "ol" : "ul";
  const start =
    node.ordered === true && node.start != null && node.start !== 1 ? node.start : undefined;
  return element(tag, { start }, items);
}

function renderListItem(item: ListItem, isLoose: boolean, context: RenderContext): Markup {
  const content = renderBlocks(item.children, context, { isTight: !isLoose });
  if (typeof item.checked !== "boolean") return element("li", {}, content);
  const label = item.checked ? "Done" : "Not done";
  const box = `<input type="checkbox" disabled aria-label="${label}"${item.checked ? " checked" : ""}> `;
  return element("li", { class: "task-item" }, [box, content]);
}
