import type { Code } from "mdast";
import { faultAt } from "../../../faults/fault";
import type { Markup } from "../../base/markup";
import {
  type RenderBlocks,
  type RenderContext,
  positionOf,
  report,
} from "../../base/render-context";
import { languagesOf } from "../../samples/sample-kind";
import { renderTabGroup } from "../html/tabs";
import { renderCode } from "./code";
import { type CodeMeta, parseCodeMeta } from "./code-meta";
import {
  PACKAGE_MANAGERS,
  deriveCommands,
  findUnknownCommand,
  hasNpmCommand,
} from "./package-managers";

/** True for a code block of npm commands that is also shown for other package managers. */
export const isNpmBlock = ({ meta }: Code): boolean => {
  const { npm2yarn, tab } = parseCodeMeta(meta);
  return npm2yarn && tab === undefined;
};

/**
 * Renders npm commands as tabs, one for each package manager. Only the commands that the writer wrote are checked and
 * searched; those in the other tabs are derived from them.
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
    return content; // The block has notes. renderCode has reported them, because it got no list for them.
  const code = content.lines.join("\n");
  const tabs = PACKAGE_MANAGERS.flatMap((manager) => {
    const derived = manager === "npm" ? code : deriveCommands(code, manager);
    if (derived === undefined) return [];
    const children = { ...content, lines: derived.split("\n") };
    return [{ value: manager, label: manager, children }];
  });
  return renderTabGroup({ tabs, group: undefined, context });
}

/**
 * Lists a block's options that can't be combined with derived tabs, because they apply to particular lines or to one
 * block.
 */
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
          ? `npm2yarn is for shell commands, but this is "${language}".`
          : `npm2yarn can't be combined with ${clash}.`,
      fix:
        clash === undefined
          ? 'Write "bash" as the language, or remove npm2yarn.'
          : "Remove one of the two options.",
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
          problem: `npm2yarn can't convert "${unknown.text}" for pnpm, Yarn and Bun.`,
          fix: 'It supports npx, and npm with install, uninstall, create, init -y, pkg, run, test and start, and the flags -D, -E and -g. For anything else, remove npm2yarn and write one block per package manager, with tab="npm", tab="pnpm", …',
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
