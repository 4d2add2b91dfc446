import { MAX_INCLUDES, MAX_INCLUDE_DEPTH, MAX_TAKEN_CHARACTERS } from "../../../base/limits";
import { splitFrontmatter } from "../../../base/split-frontmatter";
import { findBidirectional } from "../../../faults/bidirectional";
import { gatherDefinitions } from "../../base/definitions";
import type { Markup } from "../../base/markup";
import { namedFrom, readNamed } from "../../base/named-file";
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
  context: RenderContext & { depth?: number },
): Markup {
  const named = namedFrom(context.file, path);
  const { found, refused } = readNamed(named, context.environment);
  if (!found) {
    const missing = {
      rule: "include/missing",
      problem: `The fragment ${path} doesn't exist.`,
      fix: `${named.file === undefined ? "Write a path inside the repository" : `Put it at ${named.file}, or fix the path`}. Write ./_common.md for a fragment beside the page, or fragments/common.md for a fragment in content/fragments.`,
    };
    report(context, node, refused ?? missing);
    return [];
  }
  const { file, text: source } = found;
  const depth = (context.depth ?? 0) + 1;
  if (depth > MAX_INCLUDE_DEPTH) {
    report(context, node, {
      rule: "include/loop",
      problem: `Fragments are nested more than ${MAX_INCLUDE_DEPTH} levels deep.`,
      fix: "If a fragment includes itself, directly or through others, remove that <Include>. Otherwise, use fewer levels.",
    });
    return [];
  }
  const { gathered, numbering, reportFault } = context;
  const includes = numbering.count("include");
  const characters = numbering.count("taken character", source.length);
  if (includes > MAX_INCLUDES || characters > MAX_TAKEN_CHARACTERS) {
    // Reported only once: a fragment that includes itself twice would otherwise cause thousands of faults.
    if (numbering.count("include over the limit") === 1) {
      report(context, node, {
        rule: "include/too-many",
        problem: `This page includes more than ${MAX_INCLUDES} fragments, or fragments with more than ${MAX_TAKEN_CHARACTERS} characters in total.`,
        fix: "Remove some of them, or split the page.",
      });
    }
    return [];
  }
  gathered.dependencies.add(file);
  const { root, faults } = parseMarkdown(splitFrontmatter(source).body, file);
  faults.forEach(reportFault);
  if (context.allowsBidirectional !== true)
    findBidirectional(source, "markdown", { file, firstLine: 1 }).forEach(reportFault);
  const inner = { ...context, file, depth, module: undefined };
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
