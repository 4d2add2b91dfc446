import type { Code } from "mdast";
import { faultAt } from "../../../faults/fault";
import { languagesOf } from "../../samples/sample-kind";
import { type RenderBlocks, type RenderContext, positionOf, report } from "../html/render-context";
import { renderTabGroup } from "../html/tabs";
import type { Markup } from "../markup";
import { renderCode } from "./code";
import { type CodeMeta, parseCodeMeta } from "./code-meta";
import {
  PACKAGE_MANAGERS,
  deriveCommands,
  findUnknownCommand,
  hasNpmCommand,
} from "./package-managers";

/** Checks whether a code block has npm commands, from which the other package managers' commands are derived. */
export const isNpmBlock = ({ meta }: Code): boolean => {
  const { npm2yarn, tab } = parseCodeMeta(meta);
  return npm2yarn && tab === undefined;
};

/**
 * Renders npm commands as tabs, one for each package manager. The block that the writer wrote is the sample to be
 * checked and what the search finds; the others are derived.
 */
export function renderNpmTabs(
  node: Code,
  context: RenderContext,
  renderBlocks: RenderBlocks,
): Markup {
  const written = { ...node, meta: (node.meta ?? "").replace(/(?:^|\s)npm2yarn(?!\S)/, "") };
  const { content } = renderCode(written, undefined, context, renderBlocks);
  if (!checkNpmBlock(node, context)) return content;
  if (typeof content === "string" || !("kind" in content) || content.kind !== "code")
    return content; // With notes, which is a fault already.
  const code = content.lines.join("\n");
  const tabs = PACKAGE_MANAGERS.flatMap((manager) => {
    const derived = manager === "npm" ? code : deriveCommands(code, manager);
    if (derived === undefined) return [];
    const children = { ...content, lines: derived.split("\n") };
    return [{ value: manager, label: manager, children }];
  });
  return renderTabGroup({ tabs, group: undefined, context });
}

/** Options about lines or about a single block, which tabs can't have. */
const listClashes = (meta: CodeMeta): string[] => [
  ...(meta.file === undefined ? [] : ["file"]),
  ...(meta.run === undefined ? [] : ["run"]),
  ...(meta.live ? ["live"] : []),
  ...(meta.showLineNumbers ? ["showLineNumbers"] : []),
  ...(meta.marked.size > 0 ? ["marked lines"] : []),
];

function checkNpmBlock(node: Code, context: RenderContext): boolean {
  const language = (node.lang ?? "text").toLowerCase();
  const [clash] = listClashes(parseCodeMeta(node.meta));
  if (!languagesOf("shell").has(language) || clash !== undefined) {
    report(context, node, {
      rule: "code/npm2yarn",
      problem:
        clash === undefined
          ? `npm2yarn is for shell commands, and this is "${language}".`
          : `npm2yarn can't be combined with ${clash}.`,
      fix: clash === undefined ? "Write bash, or remove npm2yarn." : "Remove one of them.",
    });
    return false;
  }
  const unknown = findUnknownCommand(node.value);
  if (unknown) {
    const position = positionOf(node, context);
    context.reportFault(
      faultAt(
        { ...position, line: position.line + 1 + unknown.line },
        {
          rule: "code/npm2yarn",
          problem: `There is no known form of "${unknown.text}" for pnpm, Yarn and Bun.`,
          fix: 'Write npm install, uninstall, create, init -y, pkg, run, test, start or npx, with no flags but -D, -E and -g. Otherwise remove npm2yarn, and write a block for each with tab="npm", tab="pnpm", …',
        },
      ),
    );
    return false;
  }
  if (hasNpmCommand(node.value)) return true;
  report(context, node, {
    rule: "code/npm2yarn",
    problem: "This block has npm2yarn, but no npm commands.",
    fix: "Remove npm2yarn.",
  });
  return false;
}
