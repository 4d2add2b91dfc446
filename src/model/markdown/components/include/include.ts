import { findBidirectional } from "../../../../faults/bidirectional";
import { renderBlocks } from "../../html/render-blocks";
import { type RenderContext, report } from "../../html/render-context";
import type { Markup } from "../../markup";
import { namedFrom, readNamed } from "../../named-file";
import { gatherDefinitions } from "../../parse/definitions";
import { MAX_INCLUDES, MAX_INCLUDE_DEPTH, MAX_TAKEN_CHARACTERS } from "../../parse/limits";
import { parseMarkdown } from "../../parse/parse-markdown";
import { splitFrontmatter } from "../../parse/split-frontmatter";
import { twinBlocks } from "../../text/twin-blocks";
import type { TwinContext } from "../../text/twin-context";
import type { TwinBlock } from "../../text/twin-nodes";
import { type JsxNode, attributeText } from "../attributes";
import type { ComponentRule } from "../components";
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
      problem: `The fragment ${path} does not exist.`,
      fix: `Looked for ${named.file ?? "a file outside the repository"}; fragments lie beside the page (./_common.md) or in content/fragments (fragments/common.md).`,
    };
    report(context, node, refused ?? missing);
    return [];
  }
  const { file, text: source } = found;
  const depth = (context.depth ?? 0) + 1;
  if (depth > MAX_INCLUDE_DEPTH) {
    report(context, node, {
      rule: "include/loop",
      problem: `Fragments include one another more than ${MAX_INCLUDE_DEPTH} levels deep.`,
      fix: "Remove the <Include> that leads back.",
    });
    return [];
  }
  const { gathered } = context;
  gathered.includes += 1;
  gathered.takenCharacters += source.length;
  if (gathered.includes > MAX_INCLUDES || gathered.takenCharacters > MAX_TAKEN_CHARACTERS) {
    // Reported once, since a fragment that includes itself twice would report it thousands of times.
    if (!gathered.faults.some(({ rule }) => rule === "include/too-many")) {
      report(context, node, {
        rule: "include/too-many",
        problem: `This page includes more than ${MAX_INCLUDES} fragments, or more than ${MAX_TAKEN_CHARACTERS} characters of them.`,
        fix: "Remove some <Include>, or split the page.",
      });
    }
    return [];
  }
  gathered.dependencies.add(file);
  const { root, faults } = parseMarkdown(splitFrontmatter(source).body, file);
  gathered.faults.push(...faults);
  if (context.allowsBidirectional !== true)
    gathered.faults.push(...findBidirectional(source, "markdown", { file, firstLine: 1 }));
  const inner = { ...context, file, depth, module: undefined };
  gatherDefinitions(root, inner);
  placeFacts(root, inner);
  return renderBlocks(root.children, inner);
}

/** The fragment's blocks; that there is one, and no loop, was checked when the page was made. */
function twinInclude(path: string, context: TwinContext): TwinBlock[] {
  const { found } = readNamed(namedFrom(context.file, path), context.environment);
  if (!found) return [];
  const { file, text: source } = found;
  const { root } = parseMarkdown(splitFrontmatter(source).body, file);
  const inner = { ...context, file, module: undefined };
  gatherDefinitions(root, inner);
  placeFacts(root, inner);
  return twinBlocks(root.children, inner);
}

export const INCLUDE_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  Include: {
    attributes: { src: { type: "string", required: true } },
    children: "none",
    render: (node, props, context) => renderInclude(node, attributeText(props.src), context),
    twin: (_node, props, context) => twinInclude(attributeText(props.src), context),
  },
};
