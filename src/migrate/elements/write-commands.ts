import type { Nodes } from "mdast";
import type { JsxNode } from "../../markdown/base/props";
import {
  PACKAGE_MANAGERS,
  deriveCommands,
  findUnknownCommand,
  hasNpmCommand,
} from "../../markdown/render/code/package-managers";
import { attributeOf } from "../base/attributes";
import { elementsOf } from "../base/inner";
import type { Migration } from "../base/migration";
import { withoutBlanks } from "../base/rewrite";

/**
 * Converts tabs that have the same commands for each package manager, written by hand, to one block of npm commands;
 * undefined if a tab has anything that can't be derived from those.
 */
export function writeCommands(node: JsxNode, migration: Migration): string | undefined {
  const codes = new Map(listTabs(node, migration));
  const npm = codes.get("npm");
  if (npm === undefined || codes.size < 2) return undefined;
  if (!hasNpmCommand(npm) || findUnknownCommand(npm)) return undefined;
  const isDerived = [...codes].every(([name, code]) => {
    const manager = PACKAGE_MANAGERS.find((one) => one === name);
    const derived = manager === "npm" ? npm : manager && deriveCommands(npm, manager);
    return derived !== undefined && code !== undefined && toPlain(derived) === toPlain(code);
  });
  return isDerived ? `\`\`\`bash npm2yarn\n${npm}\n\`\`\`` : undefined;
}

/** Lists the labels of tabs, in lower case, with their code; undefined for a tab with anything else. */
function listTabs(node: JsxNode, migration: Migration): [string, string | undefined][] {
  const codeOf = ([only, ...more]: readonly Nodes[]): string | undefined =>
    only?.type === "code" && more.length === 0 ? only.value.trim() : undefined;
  const tabs = elementsOf(node).map((tab) => {
    const get = (name: string): string | undefined => attributeOf(tab, name, migration);
    const label = get("label") ?? get("title") ?? get("value") ?? "";
    return [label.toLowerCase(), codeOf(withoutBlanks(tab.children))] as const;
  });
  const blocks = withoutBlanks(node.children).flatMap((child) =>
    child.type === "code"
      ? [
          [
            /^(?:title=")?([\w.-]+)/.exec(child.meta ?? "")?.[1]?.toLowerCase() ?? "",
            codeOf([child]),
          ] as const,
        ]
      : [],
  );
  return [...tabs, ...blocks].map(([label, code]) => [label, code]);
}

/** Makes the ways to write the same command equal: `yarn add -D x` and `yarn add --dev x`. */
const toPlain = (code: string): string =>
  code
    .replace(/[ \t]+/g, " ")
    .replace(/ (?:-d|-D|--dev|--save-dev)(?= |$)/gm, " -D")
    .replace(/^(npm|pnpm|bun) (?:i|install) (?=\S)/gm, "$1 add ")
    .replace(/^yarn$/gm, "yarn install");
