import type { Nodes } from "mdast";
import type { JsxNode } from "../../markdown/base/props";
import { nameOf } from "../../markdown/render/html/raw-html";
import { attributeOf } from "../base/attributes";
import { indent, toOneLine } from "../base/blocks";
import { elementsOf, rewriteInner, writeOthers } from "../base/inner";
import type { Migration } from "../base/migration";
import { type RewriteContext, isJsx, sourceOf } from "../base/rewrite";
import { type TableCell, toCards } from "./write-card-table";

/** Lists the outermost elements with these names below a node. */
function below(node: Nodes, names: RegExp): JsxNode[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child: Nodes) =>
    isJsx(child) && names.test(nameOf(child)) ? [child] : below(child, names),
  );
}

/** Converts `<ul>` and `<ol>`. */
export function writeList(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const isOrdered = nameOf(node) === "ol";
  const isItem = (child: Nodes): boolean => isJsx(child) && nameOf(child) === "li";
  const items = elementsOf(node)
    .filter(isItem)
    .map((item, index) => {
      const sign = isOrdered ? `${index + 1}. ` : "- ";
      return sign + indent(rewriteInner(item, migration, context), sign.length);
    });
  return items.join("\n") + writeOthers(node, isItem, migration, context);
}

/** Converts an HTML table to Markdown. A table with merged cells, or with blocks in a cell, stays as it is. */
export function writeTable(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const rows = below(node, /^tr$/).map((row) =>
    below(row, /^t[hd]$/).map((cell): TableCell => ({
      node: cell,
      text: rewriteInner(cell, migration, { ...context, inCell: true }),
    })),
  );
  const [head, ...rest] = rows;
  const isJoined = rows
    .flat()
    .some((cell) =>
      ["colspan", "rowspan", "colSpan", "rowSpan"].some(
        (name) => (attributeOf(cell.node, name, migration) ?? "1") !== "1",
      ),
    );
  const isDeep = rows
    .flat()
    .some(
      ({ text }) => text !== "" && text.split("\n").some((line) => BLOCK_START.test(line.trim())),
    );
  if (!head || isJoined) return sourceOf(node, migration);
  if (attributeOf(node, "data-view", migration) === "cards") return toCards(head, rest, migration);
  if (isDeep) return sourceOf(node, migration);
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(head.map(({ text }) => toCell(text))),
    line(head.map(() => "---")),
    ...rest.map((cells) => line(cells.map(({ text }) => toCell(text)))),
  ].join("\n");
}

/** Matches lines that a Markdown cell can't contain: the start of a list or of a code block, and blank lines. */
const BLOCK_START = /^(?:[-*] |\d+\. |```|$)/;

/** Writes a cell on one line, without a line break after the last paragraph. */
function toCell(text: string): string {
  const line = toOneLine(text).replace(/(?<!\\)\|/g, "\\|");
  return line.endsWith("<br />") ? line.slice(0, -"<br />".length).trimEnd() : line;
}
