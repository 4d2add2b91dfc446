import type { Code } from "mdast";
import { readSampleComments } from "../../samples/sample-comments";
import { readSource } from "../code/code";
import { withoutHighlights } from "../code/code-comments";
import { parseCodeMeta } from "../code/code-meta";
import type { MarkdownContext } from "../html/render-context";
import { type MarkdownBlock, codeBlock, paragraph, strong } from "./markdown-nodes";

/**
 * Code blocks with what readers see of them: a file's region in its place, hidden lines left out, nothing marked. The
 * signs of notes stay, for the list below tells them by their numbers. Blocks in tabs stand below their tabs' names.
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
