import type { Code, Heading, Nodes, Paragraph, Parents } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { findAdmonitionReplacement } from "../../base/replacements";
import { plainText } from "../../markdown/base/plain-text";
import { PROMPT } from "../../markdown/base/prompts";
import type { JsxNode } from "../../markdown/base/props";
import { parseCodeMeta } from "../../markdown/render/code/code-meta";
import { findUnknownCommand, hasNpmCommand } from "../../markdown/render/code/package-managers";
import { ADMONITION_TITLES } from "../../markdown/render/html/admonitions";
import { nameOf } from "../../markdown/render/html/raw-html";
import { migrateLink, migratePicture } from "./addresses";
import { closeUp, indent, replaceLast, toNote, toOneLine } from "./blocks";
import { migrateCodeMeta } from "./code-meta";
import { migrateDiagram } from "./migrate-diagram";
import { type Migration, leaveOut, made } from "./migration";
import { migrateModule } from "./module";

/** Converts an element. */
type WriteElement = (node: JsxNode, migration: Migration, context: RewriteContext) => string;

/** The surroundings of a node that affect how it's converted. */
export interface RewriteContext {
  readonly write: WriteElement;
  /** True if code blocks are in tabs, where a block's title is the tab's label. */
  readonly codeTabs?: boolean;
  /** True if cards are already in a grid. */
  readonly cards?: boolean;
  /** Labels of tabs by their values. */
  readonly tabLabels?: ReadonlyMap<string, string>;
  /** In a tab: the tab's index, and its label if the element around the tab defines the labels. */
  readonly tab?: { readonly label: string | undefined; readonly index: number } | undefined;
  /** True in a cell of a table, where a heading becomes bold text. */
  readonly inCell?: boolean;
  /** True for elements inside a sentence. */
  readonly inSentence?: boolean;
  /** Number of levels by which headings are moved down. */
  readonly deeper?: number;
  /** The API field being converted, and the fields directly after it. Together, they become one table. */
  readonly run?: readonly JsxNode[] | undefined;
}

export const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
export const endOf = (node: Nodes): number => node.position?.end.offset ?? 0;
export const sourceOf = (node: Nodes, { source }: Migration): string =>
  source.slice(startOf(node), endOf(node));

/** Returns the indentation of a node's lines; 0 if another node is before it on its line. */
export function indentOf(node: Nodes, { source }: Migration): number {
  const start = startOf(node);
  const before = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
  return /^[\s>*+\d.)-]*$/.test(before) ? before.length : 0;
}

export const isJsx = (node: Nodes): node is JsxNode =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** Removes text nodes with only spaces. */
export const withoutBlanks = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.filter((node) => node.type !== "text" || node.value.trim() !== "");

/** Converts the source of a node. Anything that both dialects write in the same way is kept exactly as it is. */
function rewrite(node: Nodes, migration: Migration, context: RewriteContext): string {
  switch (node.type) {
    case "mdxJsxFlowElement":
      return indent(context.write(node, migration, context), indentOf(node, migration));
    case "mdxJsxTextElement":
      return context.write(node, migration, context);
    case "mdxjsEsm":
      return migrateModule(node.value, migration);
    case "containerDirective":
      return rewriteAdmonition(node, migration, context);
    case "heading":
      return rewriteHeading(node, migration, context);
    case "paragraph":
      return rewriteParagraph(node, migration, context);
    case "code":
      return rewriteCode(node, migration, context);
    case "link": {
      const { url, mark } = migrateLink(node.url, migration);
      const text = rewriteChildren(node, migration, context);
      return mark + replaceLast(text, node.url, url);
    }
    case "strong":
    case "emphasis":
    case "delete":
      return closeUp(rewriteChildren(node, migration, context));
    case "image":
      return replaceLast(sourceOf(node, migration), node.url, migratePicture(node.url, migration));
    case "definition": {
      const { url, mark } = migrateLink(node.url, migration);
      return mark + replaceLast(sourceOf(node, migration), node.url, url);
    }
    case "mdxTextExpression":
      return valueOf(node.value.trim(), migration) ?? sourceOf(node, migration);
    default:
      return "children" in node
        ? rewriteChildren(node, migration, context)
        : sourceOf(node, migration);
  }
}

/** Returns the value of an expression that is a string or one of the page's constants. */
const valueOf = (code: string, { constants }: Migration): string | undefined =>
  constants.get(code) ?? /^(["'`])([^"'`$\\]*)\1$/.exec(code)?.[2];

/** Returns a node's source with its children converted. */
export const rewriteChildren = (
  node: Parents,
  migration: Migration,
  context: RewriteContext,
): string =>
  rewriteBetween(node.children, { from: startOf(node), to: endOf(node) }, migration, context);

/** Matches HTML tags that become blocks, even if several are on one line. */
const BLOCK_TAGS = /^(?:div|p|center|hr)$/;
const BLOCKS = /^(?::{3,}|<(?:\/?[A-Z]|details)|```)/;

/** Groups nodes: consecutive API fields form one group, which becomes one table. */
function runsOf(nodes: readonly Nodes[]): [Nodes, ...Nodes[]][] {
  const runs: [Nodes, ...Nodes[]][] = [];
  let blanks: Nodes[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const isField = isJsx(node) && FIELD.test(nameOf(node));
    if (last && node.type === "text" && node.value.trim() === "") {
      blanks.push(node);
      continue;
    }
    if (last && isField && isJsx(last[0]) && nameOf(last[0]) === nameOf(node)) last.push(node);
    else runs.push(...blanks.map((blank): [Nodes] => [blank]), [node]);
    blanks = [];
  }
  return [...runs, ...blanks.map((blank): [Nodes] => [blank])];
}

/** Matches elements that describe an API field. Consecutive fields become one table. */
export const FIELD = /^(?:ParamField|ResponseField)$/;

/** Returns a part of the source with its nodes converted. New blocks are surrounded by blank lines. */
export function rewriteBetween(
  nodes: readonly Nodes[],
  { from, to }: { readonly from: number; readonly to: number },
  migration: Migration,
  context: RewriteContext,
): string {
  let text = "";
  let at = from;
  let wasNew = false;
  for (const run of runsOf(nodes)) {
    const [node] = run;
    const rewritten =
      run.length === 1
        ? rewrite(node, migration, context)
        : rewrite(node, migration, { ...context, run: run.filter(isJsx) });
    const isNew =
      rewritten !== sourceOf(node, migration) &&
      (node.type === "mdxJsxFlowElement" ||
        (node.type !== "text" && BLOCKS.test(rewritten) && rewritten.includes("\n")));
    const gap = migration.source.slice(at, startOf(node));
    text += (isNew || wasNew) && text.trim() !== "" ? gap.replace(/^\n(?!\n)/, "\n\n") : gap;
    text += rewritten;
    at = endOf(run.at(-1) ?? node);
    wasNew = isNew;
  }
  const rest = migration.source.slice(at, to);
  return text + (wasNew ? rest.replace(/^\n(?=\S)/, "\n\n") : rest);
}

function rewriteAdmonition(
  node: ContainerDirective,
  migration: Migration,
  context: RewriteContext,
): string {
  const text = rewriteChildren(node, migration, context);
  if (Object.hasOwn(ADMONITION_TITLES, node.name) || node.name === PROMPT) return text;
  const known = findAdmonitionReplacement(node.name);
  if (!known) {
    const problem = `The admonition :::${node.name} of the other site has become a note.`;
    return made(migration, problem, "Check whether it should warn readers.") + toNote(text);
  }
  if (known.becomes === "details") {
    const [opening = "", ...content] = text.trimEnd().split("\n").slice(0, -1);
    const label = /^:+\w+\[([^\]]+)\]/.exec(opening)?.[1];
    return `<details>\n<summary>${label ?? "Details"}</summary>\n\n${content.join("\n").trim()}\n\n</details>`;
  }
  if (known.becomes?.startsWith(":::") !== true) return text;
  return text.replace(/^(:{3,})[\w-]+/, `$1${known.becomes.slice(3)}`);
}

/**
 * Moves the first top-level heading to the frontmatter as the title. Other top-level headings, and the headings below
 * them, move down one level.
 */
function rewriteHeading(node: Heading, migration: Migration, context: RewriteContext): string {
  const text = rewriteChildren(node, migration, context);
  const bare = text.replace(/[#\s]/g, "");
  if (/^(?:\uE000.)*$/.test(bare)) return bare;
  const isTitle =
    node.depth === 1 && migration.heading === undefined && context.deeper === undefined;
  if (isTitle) {
    migration.heading = plainText(node).trim();
    return "";
  }
  migration.section = plainText(node).trim();
  if (node.depth === 1) migration.isBelowSecond = true;
  const deeper = (context.deeper ?? 0) + (migration.isBelowSecond === true ? 1 : 0);
  // The last line of an underlined heading is the underline, so it's removed.
  const words = toOneLine(text.split("\n").slice(0, -1).join("\n"));
  const line = text.startsWith("#") ? text : `${"#".repeat(node.depth)} ${words}`;
  return "#".repeat(Math.min(6 - node.depth, deeper)) + line;
}

/** Converts a paragraph. If it only contains elements, and one of them becomes a block, all of them become blocks. */
function rewriteParagraph(node: Paragraph, migration: Migration, context: RewriteContext): string {
  const parts = withoutBlanks(node.children);
  if (parts.length === 0 || !parts.every(isJsx))
    return rewriteChildren(node, migration, { ...context, inSentence: true });
  const rewritten = parts.map((part) => rewrite(part, migration, context));
  if (parts.every((part, at) => rewritten[at] === sourceOf(part, migration)))
    return sourceOf(node, migration);
  const areBlocks = parts.some((part) => BLOCK_TAGS.test(nameOf(part)));
  if (!areBlocks && !rewritten.some((text) => BLOCKS.test(text) || text.includes("\n")))
    return rewriteChildren(node, migration, context);
  return indent(rewritten.join("\n\n"), indentOf(node, migration));
}

function rewriteCode(node: Code, migration: Migration, context: RewriteContext): string {
  const text = sourceOf(node, migration);
  const [, fence = "", rest = ""] = /^([`~]+)([^\n]*)/.exec(text) ?? [];
  if (node.lang === "mermaid") {
    const { source, mark } = migrateDiagram(node.value, migration);
    if (source === node.value && !node.meta) return text;
    const written = `${fence}mermaid\n${source}\n${fence}`;
    const options = node.meta
      ? leaveOut(migration, `${node.meta} of a diagram`, "Diagrams have the site's colors.")
      : "";
    return options + mark + indent(written, indentOf(node, migration));
  }
  const { npm2yarn, unknown } = parseCodeMeta(node.meta);
  const isTab = context.codeTabs === true;
  const isOfNpm = hasNpmCommand(node.value);
  const hasManagers = npm2yarn && !isTab && isOfNpm && findUnknownCommand(node.value) === undefined;
  const isOurs = !isTab && unknown.length === 0 && npm2yarn === hasManagers;
  if (fence === "" || rest.trim() === "" || isOurs) return text;
  const { info, mark } = migrateCodeMeta(
    { language: node.lang ?? "", meta: node.meta ?? "", isTab, hasManagers },
    migration,
  );
  return mark + fence + info + text.slice(fence.length + rest.length);
}
