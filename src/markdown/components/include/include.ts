import { splitFrontmatter } from "../../../base/split-frontmatter";
import { findBidirectional } from "../../../faults/bidirectional";
import { gatherDefinitions } from "../../base/definitions";
import type { Markup } from "../../base/markup";
import { fixForMissing, namedFrom, readNamed } from "../../base/named-file";
import { type JsxNode, attributeText } from "../../base/props";
import {
  type ComponentRules,
  type MarkdownContext,
  type RenderContext,
  report,
} from "../../base/render-context";
import { parseMarkdown } from "../../read/parse/parse-markdown";
import { renderBlocks } from "../../render/html/render-blocks";
import { blocksToMarkdown } from "../../text/markdown-blocks";
import type { MarkdownBlock } from "../../text/markdown-nodes";
import { placeFacts } from "../facts/place-facts";

function renderInclude(
  node: JsxNode,
  path: string,
  context: RenderContext & { readonly includes?: readonly string[] },
): Markup {
  const named = namedFrom(context.file, path);
  const { found, refused } = readNamed(named, context.environment);
  if (!found) {
    const missing = {
      rule: "include/missing",
      problem: `The fragment ${path} doesn't exist.`,
      fix: `${fixForMissing(named, context.environment)} Write ./_common.md for a fragment beside the page, or fragments/common.md for a fragment in content/fragments.`,
    };
    report(context, node, refused ?? missing);
    return [];
  }
  const { file, text: source } = found;
  const { gathered, reportFault, includes = [] } = context;
  if (includes.includes(file)) {
    report(context, node, {
      rule: "include/loop",
      problem: `${path} includes itself, directly or through other fragments.`,
      fix: "Remove this <Include>.",
    });
    return [];
  }
  gathered.dependencies.add(file);
  const { root, faults } = parseMarkdown(splitFrontmatter(source).body, file);
  faults.forEach(reportFault);
  if (context.allowsBidirectional !== true)
    findBidirectional(source, "markdown", { file, firstLine: 1 }).forEach(reportFault);
  const inner = { ...context, file, includes: [...includes, file], module: undefined };
  gatherDefinitions(root, inner);
  placeFacts(root, inner);
  return renderBlocks(root.children, inner);
}

/** Converts the fragment's blocks. Since the page has no faults, the fragment exists and doesn't include itself. */
function includeToMarkdown(path: string, context: MarkdownContext): MarkdownBlock[] {
  const { found } = readNamed(namedFrom(context.file, path), context.environment);
  if (!found) return [];
  const { file, text: source } = found;
  const { root } = parseMarkdown(splitFrontmatter(source).body, file);
  const inner = { ...context, file, module: undefined };
  gatherDefinitions(root, inner);
  placeFacts(root, inner);
  return blocksToMarkdown(root.children, inner);
}

export const INCLUDE_COMPONENTS: ComponentRules = {
  Include: {
    attributes: { src: { type: "string", required: true } },
    children: "none",
    html: (node, props, context) => renderInclude(node, attributeText(props.src), context),
    markdown: (_node, props, context) => includeToMarkdown(attributeText(props.src), context),
  },
};
