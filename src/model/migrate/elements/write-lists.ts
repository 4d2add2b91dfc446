import type { Nodes } from "mdast";
import type { JsxNode } from "../../markdown/components/props";
import { nameOf } from "../../markdown/html/raw-html";
import { attributeOf } from "../attributes";
import { indent, openTag, toOneLine, wrap } from "../blocks";
import { elementsOf, rewriteInner, writeOthers } from "../inner";
import { type Migration, leaveOut, note } from "../migration";
import { type RewriteContext, isJsx, sourceOf } from "../rewrite";

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

interface Cell {
  readonly node: JsxNode;
  readonly text: string;
}

/** Converts an HTML table to Markdown. One with merged cells, or blocks in a cell, stays for a person to decide. */
export function writeTable(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const rows = below(node, /^tr$/).map((row) =>
    below(row, /^t[hd]$/).map((cell): Cell => ({
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

/** The start of a list or of code, or a blank line, none of which Markdown cells can contain. */
const BLOCK_START = /^(?:[-*] |\d+\. |```|$)/;

/** Writes a cell on one line, without the break that the last paragraph of a cell has behind it. */
function toCell(text: string): string {
  const line = toOneLine(text).replace(/(?<!\\)\|/g, "\\|");
  return line.endsWith("<br />") ? line.slice(0, -"<br />".length).trimEnd() : line;
}

const LINK = /\]\(([^()]+)\)/;
const MARKS = /^(?:\uE000.)*/;

/** The bold words at the start of a card's text, which are its title, and the text below them. */
function splitTitle(text: string): { title: string; words: string } {
  const [whole, bold = ""] = /^\*\*([^*]+)\*\*\s*/.exec(text) ?? [];
  if (whole !== undefined) return { title: bold.trim(), words: text.slice(whole.length) };
  const [line = "", ...more] = text.split(/\n+/);
  return { title: line.replace(/\*\*|^#+\s*/g, "").trim(), words: more.join(" ") };
}

/** Titles are plain text: removes the signs of links and code. */
const toPlainTitle = (title: string): string =>
  title
    .replace(/\uE000./g, "")
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .trim();

/** Converts a table of GitBook to cards: each row is a card, and the column with targets has its address. */
function toCards(
  head: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  migration: Migration,
): string {
  const has = (cell: Cell | undefined, name: string): boolean =>
    cell?.node.attributes.some((one) => "name" in one && one.name === name) === true;
  const isCover = (_: Cell, index: number): boolean =>
    has(head[index], "data-card-cover") ||
    has(head[index], "data-card-cover-dark") ||
    toPlainTitle(head[index]?.text ?? "").toLowerCase() === "cover image";
  const isTarget = (_: Cell, index: number): boolean => has(head[index], "data-card-target");
  const read = rows.map((cells) => {
    const texts = cells
      .filter((cell, index) => !isCover(cell, index) && !isTarget(cell, index))
      .map(({ text }) => text.trim());
    const marks = texts.map((text) => MARKS.exec(text)?.[0] ?? "").join("");
    const [first = "", ...more] = texts
      .map((text) => text.replace(MARKS, "").trim())
      .filter((text) => text !== "");
    const { title, words } = splitTitle(first);
    const href = LINK.exec(cells.find(isTarget)?.text ?? "")?.[1];
    const text = [words, ...more].filter(Boolean).join(" ");
    return { cells, marks, title: toPlainTitle(title), text, href };
  });
  // Cards without any text are a list of links.
  const areLinks =
    read.length > 1 && read.every(({ text, href }) => text === "" && href !== undefined);
  const cards = read.map(({ cells, marks, title, text, href }) => {
    const covers = cells.filter(isCover).flatMap(({ text: cover }) => {
      const name = LINK.exec(cover)?.[1];
      return name === undefined
        ? []
        : leaveOut(
            migration,
            `the cover ${name} of the card "${title}"`,
            "Cards have no pictures.",
          );
    });
    const mark =
      text === "" && !areLinks
        ? note(
            migration,
            `The card "${title}" has no text.`,
            "Write a sentence about what readers find there.",
          )
        : "";
    const card = areLinks
      ? `- [${title}](${href ?? ""})`
      : `${openTag("Card", { title, href })}${toOneLine(text)}</Card>`;
    return marks + covers.join("") + mark + card;
  });
  return areLinks ? cards.join("\n") : wrap("<CardGrid>", cards.join("\n"), "</CardGrid>");
}
