import type { Code, ListItem } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { isLocalComponent } from "../../base/page-module";
import { plainText } from "../base/plain-text";
import { PROMPT } from "../base/prompts";
import type { FlowNode, MarkdownContext } from "../base/render-context";
import { startsCodeTabs } from "../render/code/code";
import { readBlockRule } from "../render/components";
import { ADMONITION_TITLES, splitAdmonition } from "../render/html/admonitions";
import { takeCustomId } from "../render/html/headings";
import { readPrompt } from "../render/html/prompt";
import { isRawTag, nameOf } from "../render/html/raw-html";
import { asSentence, blocksOfParagraph } from "../render/html/render-blocks";
import { codeToMarkdown } from "./markdown-code";
import { inlineToMarkdown } from "./markdown-inline";
import { type MarkdownBlock, codeBlock, paragraph, quote, strong } from "./markdown-nodes";

/** Converts blocks to the syntax tree of plain Markdown: what readers see, without the site's own syntax. */
export function blocksToMarkdown(
  nodes: readonly FlowNode[],
  context: MarkdownContext,
): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const written = nodes[index];
    if (written === undefined) continue;
    const node = asSentence(written, context);
    if (node.type !== "code") {
      blocks.push(...blockToMarkdown(node, context));
      continue;
    }
    const tabs = startsCodeTabs(nodes, index);
    const group = tabs.length > 0 ? tabs.map((tab) => tab.node) : [node];
    blocks.push(...codeToMarkdown(group, context));
    index += Math.max(0, tabs.length - 1);
  }
  return blocks;
}

function blockToMarkdown(node: Exclude<FlowNode, Code>, context: MarkdownContext): MarkdownBlock[] {
  switch (node.type) {
    case "paragraph": {
      const blocks = blocksOfParagraph(node, context);
      if (blocks) return blocks.flatMap((block) => elementToMarkdown(block, context));
      return [paragraph(inlineToMarkdown(node.children, context))];
    }
    case "heading": {
      const { content } = takeCustomId(node);
      return [{ type: "heading", depth: node.depth, children: inlineToMarkdown(content, context) }];
    }
    case "list": {
      const { ordered, start, spread } = node;
      const children = node.children.map((item) => itemToMarkdown(item, context));
      return [{ type: "list", ordered, start, spread, children }];
    }
    case "blockquote":
      return [quote(blocksToMarkdown(node.children, context))];
    case "table":
      return [
        {
          type: "table",
          align: node.align,
          children: node.children.map((row) => ({
            type: "tableRow",
            children: row.children.map((cell) => ({
              type: "tableCell",
              children: inlineToMarkdown(cell.children, context),
            })),
          })),
        },
      ];
    case "thematicBreak":
      return [{ type: "thematicBreak" }];
    case "math":
      return [{ type: "math", value: node.value }];
    case "containerDirective":
      if (node.name === PROMPT) return promptToMarkdown(node);
      return [admonitionToMarkdown(node satisfies ContainerDirective, context)];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return elementToMarkdown(node, context);
    case "mdxjsEsm": // Only left in fragments, where it has already been reported as a fault.
    case "mdxFlowExpression": // A comment, or an expression that only React can show.
    case "definition":
    case "footnoteDefinition": // Collected earlier, and printed at the end of the page.
      return [];
    default:
      throw new Error(`A block of an unknown kind: ${node.type}`);
  }
}

function itemToMarkdown(
  { checked, spread, children }: ListItem,
  context: MarkdownContext,
): ListItem {
  // The type also includes footnote definitions, which an item can't contain, but blocksToMarkdown never returns any.
  const content = blocksToMarkdown(children, context) as ListItem["children"];
  return { type: "listItem", checked, spread, children: content };
}

/** Converts an admonition to a quote, whose first line is the kind and the writer's title, if there is one. */
function admonitionToMarkdown(node: ContainerDirective, context: MarkdownContext): MarkdownBlock {
  const { label, content } = splitAdmonition(node);
  const kind = ADMONITION_TITLES[node.name] ?? node.name;
  const title = label ? [": ", ...inlineToMarkdown(label.children, context)] : [];
  return quote([paragraph(strong(kind, ...title)), ...blocksToMarkdown(content, context)]);
}

function promptToMarkdown(node: ContainerDirective): MarkdownBlock[] {
  const { title, text } = readPrompt(node);
  return [paragraph(strong(title)), codeBlock("text", text)];
}

/** Converts a JSX element that is a block: a component or a raw tag. */
function elementToMarkdown(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: MarkdownContext,
): MarkdownBlock[] {
  const { name } = node;
  if (isRawTag(nameOf(node))) {
    // The clickable line of `details`, or a term in a definition list.
    const isTitle = name === "summary" || name === "dt";
    return isTitle ? [paragraph(strong(plainText(node)))] : childrenToMarkdown(node, context);
  }
  if (isLocalComponent(nameOf(node), context.module?.names))
    return childrenToMarkdown(node, context);
  const found = readBlockRule(node, context);
  return found ? found.rule.markdown(node, found.props, context) : [];
}

/** Converts the children of an element, which are blocks or inline. */
export function childrenToMarkdown(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: MarkdownContext,
): MarkdownBlock[] {
  if (node.type === "mdxJsxFlowElement") return blocksToMarkdown(node.children, context);
  const blocks = blocksOfParagraph({ children: node.children }, context);
  if (blocks) return blocks.flatMap((block) => elementToMarkdown(block, context));
  return [paragraph(inlineToMarkdown(node.children, context))];
}
