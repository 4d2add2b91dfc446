import type { Code } from "mdast";
import type { MarkdownContext } from "../base/render-context";
import { readSource } from "../render/code/code";
import { withoutHighlights } from "../render/code/code-comments";
import { parseCodeMeta } from "../render/code/code-meta";
import { readSampleComments } from "../samples/sample-comments";
import { type MarkdownBlock, codeBlock, paragraph, strong } from "./markdown-nodes";

/**
 * Converts code blocks to the code that readers see: the named region of a file, without hidden lines and highlights.
 * Note numbers stay, since the list below refers to them. The label of a tab is put above its block.
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
