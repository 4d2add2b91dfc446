import type { Segment } from "../segments";
import type { ComponentRule, JsxNode } from "./components";
import { gatherDefinitions } from "./definitions";
import { parseMarkdown } from "./parse-markdown";
import { resolveFrom } from "./relative-path";
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
  const file = resolveFrom(context.file, path);
  const source = file === undefined ? undefined : context.environment.readText(file);
  if (file === undefined || source === undefined) {
    report(context, node, {
      rule: "include/missing",
      problem: `The fragment ${path} does not exist.`,
      mend: `Looked for ${file ?? "a file outside the repository"}; fragments start with an underscore: _common.md.`,
    });
    return [];
  }
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

export const INCLUDE_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  Include: {
    attributes: { file: { type: "string", required: true } },
    children: "none",
    render: (node, props, context) => renderInclude(node, String(props.file ?? ""), context),
  },
};
