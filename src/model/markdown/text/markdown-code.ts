import type { Code } from "mdast";
import { readSampleComments } from "../../samples/sample-comments";
import { readSource } from "../code/code";
import { withoutHighlights } from "../code/code-comments";
import { parseCodeMeta } from "../code/code-meta";
import type { MarkdownContext } from "../html/render-context";
import { type MarkdownBlock, codeBlock, paragraph, strong } from "./markdown-nodes";

/**
 * Converts code blocks to what readers see: with the region of a file, without hidden lines and highlights. The numbers
 * of notes stay, since the list below refers to them. A block in a tab is below the label of its tab.
 */
export function codeToMarkdown(blocks: readonly Code[], context: MarkdownContext): MarkdownBlock[] {
  return blocks.flatMap((node) => {
    const meta = parseCodeMeta(node.meta);
    const { code } = readSource(node, meta, context);
    const { shown } = readSampleComments(code.replace(/(?<!\n)\n+$/, ""));
    const title = meta.title === undefined ? undefined : `title="${meta.title}"`;
    const block = codeBlock(node.lang ?? "text", withoutHighlights(shown), title);
    return meta.tab === undefined ? [block] : [paragraph(strong(meta.tab)), block];
  });
}
