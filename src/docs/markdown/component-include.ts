import type { Segment } from "../segments";
import { twinBlocks } from "../twins/twin-blocks";
import type { TwinContext } from "../twins/twin-context";
import type { TwinBlock } from "../twins/twin-nodes";
import type { ComponentRule, JsxNode } from "./components";
import { gatherDefinitions } from "./definitions";
import { parseMarkdown } from "./parse-markdown";
import { namedFrom, readNamed } from "./named-file";
import { renderBlocks } from "./render-blocks";
import { type RenderContext, report } from "./render-context";
import { splitFrontmatter } from "./split-frontmatter";

/** A fragment that includes a fragment that includes … is a loop sooner than an idea. */
const MAX_DEPTH = 5;

function renderInclude(
  node: JsxNode,
  path: string,
  context: RenderContext & { depth?: number },
): Segment[] {
  const named = namedFrom(context.file, path);
  const { found, refused } = readNamed(named, context.environment);
  if (!found) {
    const missing = {
      rule: "include/missing",
      problem: `The fragment ${path} does not exist.`,
      mend: `Looked for ${named.file ?? "a file outside the repository"}; fragments lie beside the page (./_common.md) or in content/fragments (fragments/common.md).`,
    };
    report(context, node, refused ?? missing);
    return [];
  }
  const { file, text: source } = found;
  const depth = (context.depth ?? 0) + 1;
  if (depth > MAX_DEPTH) {
    report(context, node, {
      rule: "include/loop",
      problem: `Fragments include one another more than ${MAX_DEPTH} levels deep.`,
      mend: "Remove the <Include> that leads back.",
    });
    return [];
  }
  context.gathered.dependencies.add(file);
  const { root, faults } = parseMarkdown(splitFrontmatter(source).body, file);
  context.gathered.faults.push(...faults);
  const inner = { ...context, file, depth };
  gatherDefinitions(root, inner);
  return renderBlocks(root.children, inner);
}

/** The fragment's blocks; that there is one, and no loop, was checked when the page was made. */
function twinInclude(path: string, context: TwinContext): TwinBlock[] {
  const { found } = readNamed(namedFrom(context.file, path), context.environment);
  if (!found) return [];
  const { file, text: source } = found;
  const { root } = parseMarkdown(splitFrontmatter(source).body, file);
  const inner = { ...context, file };
  gatherDefinitions(root, inner);
  return twinBlocks(root.children, inner);
}

export const INCLUDE_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  Include: {
    attributes: { src: { type: "string", required: true } },
    children: "none",
    render: (node, props, context) => renderInclude(node, String(props.src ?? ""), context),
    twin: (_node, props, context) => twinInclude(String(props.src ?? ""), context),
  },
};
