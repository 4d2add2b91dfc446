import type { FootnoteDefinition, Nodes, Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import type { Placeholder } from "../../base/segments";
import type { Fault } from "../../faults/fault";
import { gatherDefinitions } from "../base/definitions";
import { type MarkdownContext, type RenderContext, createContext } from "../base/render-context";
import { blocksToMarkdown } from "./markdown-blocks";
import { footnoteLabel } from "./markdown-inline";
import type { MarkdownBlock } from "./markdown-nodes";

/** A doc's body as plain Markdown. It contains marks that are later replaced with data from the whole site. */
export interface Twin {
  readonly text: string;
  readonly placeholders: readonly Placeholder[];
  /** Faults for components that have no Markdown form. */
  readonly faults: readonly Fault[];
}

/** Builds the Markdown copy of a doc without faults, from the same tree as its page. */
export function buildTwin(
  root: Root,
  start: Pick<RenderContext, "docFile" | "environment" | "components" | "module">,
): Twin {
  const context: MarkdownContext = { ...createContext(start, ""), placeholders: [] };
  gatherDefinitions(root, context);
  const blocks = blocksToMarkdown(root.children, context);
  const { footnotes, faults } = context.gathered;
  const { usedFootnotes } = context.numbering;
  // Footnotes in footnotes are added to the list during the loop.
  for (const identifier of usedFootnotes) {
    const footnote = footnotes.get(identifier);
    if (!footnote) continue;
    blocks.push({
      type: "footnoteDefinition",
      identifier: footnoteLabel(identifier, usedFootnotes),
      children: blocksToMarkdown(footnote.children, context) as FootnoteDefinition["children"],
    });
  }
  return { text: writeMarkdown(blocks), placeholders: context.placeholders, faults };
}

const FORMAT: Options = {
  bullet: "-",
  bulletOther: "*",
  rule: "-",
  listItemIndent: "one",
  fences: true,
  incrementListMarker: true,
};
const PLAIN: Options = { ...FORMAT, extensions: [gfmToMarkdown({ tablePipeAlign: false })] };
/** Options for text with formulas. They put a backslash before dollar signs outside formulas. */
const WITH_MATH: Options = {
  ...FORMAT,
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
};

/** Prints blocks as a Markdown file: CommonMark and GFM, with formulas between dollar signs. */
export function writeMarkdown(children: readonly MarkdownBlock[]): string {
  const hasMath = hasFormula({ type: "root", children: [...children] });
  return toMarkdown({ type: "root", children: [...children] }, hasMath ? WITH_MATH : PLAIN);
}

const hasFormula = (node: Nodes): boolean =>
  node.type === "math" ||
  node.type === "inlineMath" ||
  ("children" in node && node.children.some(hasFormula));
