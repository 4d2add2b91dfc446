import type { Code, ListItem, Nodes, Parents, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { type Fault, faultAt } from "../../../faults/fault";
import { isComment } from "../../render/html/render-inline";

/**
 * Number of spaces that start indented code in CommonMark: https://spec.commonmark.org/0.31.2/#indented-code-blocks.
 */
const CODE_INDENT = 4;
const TAB = "    ";

/**
 * Matches the indentation and quote markers before a block, but no list markers: only the first block of a list item
 * follows one.
 */
const BLANK = /^[\s>]*$/;

const CONTAINERS = new Set<Nodes["type"]>([
  "root",
  "blockquote",
  "listItem",
  "containerDirective",
  "footnoteDefinition",
  "mdxJsxFlowElement",
]);
/** Types of blocks that MDX makes from indented code. Fenced blocks and elements may be indented. */
const LOOKALIKES = new Set<Nodes["type"]>([
  "paragraph",
  "heading",
  "thematicBreak",
  "blockquote",
  "list",
  "table",
]);

/**
 * Finds code that is marked only by its indentation. Other tools show it as code, but MDX reads it as a paragraph, a
 * heading or a list. Modifies the tree: the text becomes code, so that it can't cause other faults.
 */
export function takeIndentedCode(root: Root, source: string, file: string): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: Nodes): void => {
    if (!("children" in node)) return;
    if (CONTAINERS.has(node.type)) faults.push(...takeFrom(node, source, file));
    node.children.forEach(visit);
  };
  visit(root);
  return faults;
}

function takeFrom(parent: Parents, source: string, file: string): Fault[] {
  const faults: Fault[] = [];
  const margin = marginOf(parent, source);
  const kept: Nodes[] = [];
  let open: Code | undefined;
  for (const child of parent.children) {
    const allowed = parent.type === "listItem" && kept.length === 0 ? /^/ : BLANK;
    const width = widthBefore(child, source, allowed);
    if (!isIndented(child, kept.at(-1), (width ?? 0) - (margin ?? Infinity))) {
      open = undefined;
      kept.push(child);
      continue;
    }
    const { start, end } = child.position ?? {};
    if (!start || !end) continue;
    if (!open) {
      open = { type: "code", value: "", position: { start, end } };
      kept.push(open);
      faults.push(faultAt({ file, line: start.line, column: start.column }, INDENTED));
    }
    open.position = { start: open.position?.start ?? start, end };
    open.value = source.slice(open.position.start.offset, end.offset);
  }
  (parent.children as Nodes[]) = kept;
  return faults;
}

const INDENTED = {
  rule: "code/indented",
  problem: "Four spaces don't make a code block here.",
  fix: "Write ``` with the language above the code, and ``` below it. If it isn't code, remove the spaces.",
};

/** Returns the width of the text before a block on the same line; undefined if the text doesn't match `allowed`. */
function widthBefore({ position }: Nodes, source: string, allowed: RegExp): number | undefined {
  const offset = position?.start.offset;
  if (offset === undefined) return undefined;
  const before = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
  return allowed.test(before) ? before.replaceAll("\t", TAB).length : undefined;
}

/**
 * Returns the margin of the blocks in a container: the column at which unindented blocks start. Returns undefined if
 * it can't be determined.
 */
function marginOf(parent: Parents, source: string): number | undefined {
  if (parent.type === "root") return 0;
  if (parent.type === "mdxJsxFlowElement") return marginOfElement(parent, source);
  const own = widthBefore(parent, source, BLANK);
  if (parent.type === "listItem") return marginOfItem(parent, source);
  if (own === undefined) return undefined;
  if (parent.type === "footnoteDefinition") return own + CODE_INDENT;
  return parent.type === "blockquote" ? own + "> ".length : own;
}

/**
 * Returns the margin of the blocks in an element. All of them may be indented, so the margin is the column of the
 * leftmost block.
 */
function marginOfElement({ children }: MdxJsxFlowElement, source: string): number | undefined {
  const widths = children.flatMap((child) => widthBefore(child, source, BLANK) ?? []);
  return widths.length === 0 ? undefined : Math.min(...widths);
}

const MARKER = /^(?:[-*+]|\d{1,9}[.)])([ \t]*)/;

/**
 * Returns the margin of the blocks in a list item: the column at which the first block starts. If that block is on
 * another line, or too far from the marker, the margin is one space after the marker:
 * https://spec.commonmark.org/0.31.2/#list-items.
 */
function marginOfItem(item: ListItem, source: string): number | undefined {
  const [first] = item.children;
  const start = item.position?.start;
  const [marker, blanks = ""] = MARKER.exec(source.slice(start?.offset)) ?? [];
  const own = widthBefore(item, source, /^/);
  if (!first || !start || marker === undefined || own === undefined) return undefined;
  const end = own + marker.length - blanks.length;
  const width = widthBefore(first, source, /^/);
  const isBehind = first.position?.start.line === start.line;
  if (isBehind && typeof item.checked === "boolean") return width; // The block starts after a checkbox.
  return isBehind && width !== undefined && width - end <= CODE_INDENT ? width : end + 1;
}

/** True if a block may be indented code. `width` is its indentation relative to its container. */
function isIndented(node: Nodes, before: Nodes | undefined, width: number): boolean {
  const isSameList = node.type === "list" && before?.type === "list";
  const isCode = node.type === "mdxFlowExpression" && !isComment(node.value); // Probably code that starts with {.
  return (LOOKALIKES.has(node.type) || isCode) && !isSameList && width >= CODE_INDENT;
}
