import type { Code, ListItem } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { startsCodeTabs } from "../code/code";
import { readBlockRule } from "../components/components";
import { ADMONITION_TITLES, splitAdmonition } from "../html/admonitions";
import { takeCustomId } from "../html/headings";
import { plainText } from "../html/plain-text";
import { isRawTag, nameOf } from "../html/raw-html";
import { type FlowNode, asSentence, blocksOfParagraph } from "../html/render-blocks";
import { isLocalComponent } from "../mdx/page-module";
import { twinCode } from "./twin-code";
import type { TwinContext } from "./twin-context";
import { twinInline } from "./twin-inline";
import { type TwinBlock, paragraph, quote, strong } from "./twin-nodes";

/** Blocks as plain Markdown, as a syntax tree: what readers see, without what only the site's compiler knows. */
export function twinBlocks(nodes: readonly FlowNode[], context: TwinContext): TwinBlock[] {
  const blocks: TwinBlock[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const written = nodes[index];
    if (written === undefined) continue;
    const node = asSentence(written, context);
    if (node.type !== "code") {
      blocks.push(...twinBlock(node, context));
      continue;
    }
    const tabs = startsCodeTabs(nodes, index);
    const group = tabs.length > 0 ? tabs.map((tab) => tab.node) : [node];
    blocks.push(...twinCode(group, context));
    index += Math.max(0, tabs.length - 1);
  }
  return blocks;
}

function twinBlock(node: Exclude<FlowNode, Code>, context: TwinContext): TwinBlock[] {
  switch (node.type) {
    case "paragraph": {
      const blocks = blocksOfParagraph(node, context);
      if (blocks) return blocks.flatMap((block) => twinElement(block, context));
      return [paragraph(twinInline(node.children, context))];
    }
    case "heading": {
      const { content } = takeCustomId(node);
      return [{ type: "heading", depth: node.depth, children: twinInline(content, context) }];
    }
    case "list": {
      const { ordered, start, spread } = node;
      const children = node.children.map((item) => twinItem(item, context));
      return [{ type: "list", ordered, start, spread, children }];
    }
    case "blockquote":
      return [quote(twinBlocks(node.children, context))];
    case "table":
      return [
        {
          type: "table",
          align: node.align,
          children: node.children.map((row) => ({
            type: "tableRow",
            children: row.children.map((cell) => ({
              type: "tableCell",
              children: twinInline(cell.children, context),
            })),
          })),
        },
      ];
    case "thematicBreak":
      return [{ type: "thematicBreak" }];
    case "math":
      return [{ type: "math", value: node.value }];
    case "containerDirective":
      return [twinAdmonition(node satisfies ContainerDirective, context)];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return twinElement(node, context);
    case "mdxjsEsm": // Of a fragment, where it was a fault.
    case "mdxFlowExpression": // A comment, or what a component with words of its own shows.
    case "definition":
    case "footnoteDefinition": // Gathered before, and written where the page ends.
      return [];
    default:
      throw new Error(`A block of an unknown kind: ${node.type}`);
  }
}

function twinItem({ checked, spread, children }: ListItem, context: TwinContext): ListItem {
  // Footnotes' definitions, which an item cannot hold either, are in no twin.
  const content = twinBlocks(children, context) as ListItem["children"];
  return { type: "listItem", checked, spread, children: content };
}

/** A quote with the kind in its first line; a title of the writer's own stands behind it. */
function twinAdmonition(node: ContainerDirective, context: TwinContext): TwinBlock {
  const { label, content } = splitAdmonition(node);
  const kind = ADMONITION_TITLES[node.name] ?? node.name;
  const title = label ? [": ", ...twinInline(label.children, context)] : [];
  return quote([paragraph(strong(kind, ...title)), ...twinBlocks(content, context)]);
}

/** A JSX element that stands as a block: a component, or a raw tag. */
function twinElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: TwinContext,
): TwinBlock[] {
  const { name } = node;
  if (isRawTag(nameOf(node))) {
    // What opens `details`, and what a list of definitions defines.
    const isTitle = name === "summary" || name === "dt";
    return isTitle ? [paragraph(strong(plainText(node)))] : twinChildren(node, context);
  }
  if (isLocalComponent(nameOf(node), context.module?.names)) return twinChildren(node, context);
  const found = readBlockRule(node, context);
  return found ? found.rule.twin(node, found.props, context) : [];
}

/** Children of an element, whether they are blocks or words. */
export function twinChildren(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: TwinContext,
): TwinBlock[] {
  if (node.type === "mdxJsxFlowElement") return twinBlocks(node.children, context);
  const blocks = blocksOfParagraph({ children: node.children }, context);
  if (blocks) return blocks.flatMap((block) => twinElement(block, context));
  return [paragraph(twinInline(node.children, context))];
}
