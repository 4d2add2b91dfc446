import type { Nodes } from "mdast";
import type { JsxNode } from "../markdown/components/props";
import { nameOf } from "../markdown/html/raw-html";
import { attributeOf } from "./attributes";
import { indent, openTag, toOneLine, wrap } from "./blocks";
import { elementsOf, rewriteInner } from "./inner";
import { type Migration, note } from "./migration";
import { type RewriteContext, isJsx, sourceOf } from "./rewrite";

/** Lists the outermost elements with these names below a node. */
function below(node: Nodes, names: RegExp): JsxNode[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child: Nodes) =>
    isJsx(child) && names.test(nameOf(child)) ? [child] : below(child, names),
  );
}

export function writeList(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const isOrdered = nameOf(node) === "ol";
  const items = elementsOf(node).filter((child) => nameOf(child) === "li");
  return items
    .map((item, index) => {
      const sign = isOrdered ? `${index + 1}. ` : "- ";
      return sign + indent(rewriteInner(item, migration, context), sign.length);
    })
    .join("\n");
}

interface Cell {
  readonly node: JsxNode;
  readonly text: string;
}

/** Converts an HTML table to Markdown. One with merged cells, or blocks in a cell, stays for a person to decide. */
export function writeTable(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const rows = below(node, /^tr$/).map((row) =>
    below(row, /^t[hd]$/).map((cell): Cell => ({
      node: cell,
      text: rewriteInner(cell, migration, context),
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

/** The start of a list or of code, or a blank line, none of which Markdown cells can contain. */
const BLOCK_START = /^(?:[-*] |\d+\. |```|$)/;

const toCell = (text: string): string => toOneLine(text).replace(/(?<!\\)\|/g, "\\|");

const LINK = /\]\(([^()]+)\)/;

/** Converts a table of GitBook to cards: each row is a card, and the column with targets has its address. */
function toCards(
  head: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  migration: Migration,
): string {
  const has = (cell: Cell | undefined, name: string): boolean =>
    cell?.node.attributes.some((one) => "name" in one && one.name === name) === true;
  const cards = rows.map((cells) => {
    const target = cells.find((_, index) => has(head[index], "data-card-target"));
    const [first = "", ...more] = cells
      .filter(
        (_, index) => !has(head[index], "data-card-target") && !has(head[index], "data-card-cover"),
      )
      .map(({ text }) => text)
      .filter((text) => text !== "");
    const title = first.replace(/\*\*|^#+\s*/g, "").trim();
    const href = LINK.exec(target?.text ?? "")?.[1];
    const mark =
      more.length > 0
        ? ""
        : note(
            migration,
            `The card "${title}" has no text.`,
            "Write a sentence about what readers find there.",
          );
    return `${mark}${openTag("Card", { title, href })}${more.join(" ")}</Card>`;
  });
  return wrap("<CardGrid>", cards.join("\n"), "</CardGrid>");
}
