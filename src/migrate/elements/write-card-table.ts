import type { JsxNode } from "../../markdown/base/props";
import { nameOf } from "../../markdown/render/html/raw-html";
import { attributeOf } from "../base/attributes";
import { openTag, toOneLine, wrap } from "../base/blocks";
import { elementsOf } from "../base/inner";
import { type Migration, leaveOut, note } from "../base/migration";
import { sourceOf } from "../base/rewrite";

/** A cell of an HTML table, with its content converted. */
export interface TableCell {
  readonly node: JsxNode;
  readonly text: string;
}

const LINK = /\[([^[\]]*)\]\(([^()]+)\)/;
const MARKS = /^(?:\uE000.)*/;
const listMarks = (text: string): string => text.match(/\uE000./g)?.join("") ?? "";

/** Splits a card's text into its title and the rest. The title is bold text at the start, or else the first line. */
function splitTitle(text: string): { title: string; words: string } {
  const [whole, bold = ""] = /^\*\*([^*]+)\*\*\s*/.exec(text) ?? [];
  if (whole !== undefined) return { title: bold.trim(), words: text.slice(whole.length) };
  const [line = "", ...more] = text.split(/\n+/);
  return { title: line.replace(/\*\*|^#+\s*/g, "").trim(), words: more.join(" ") };
}

/** Converts a title to plain text: removes the Markdown syntax of links, code and bold text. */
const toPlainTitle = (title: string): string =>
  title
    .replace(/\uE000./g, "")
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .trim();

/**
 * Converts a GitBook table to cards. Each row becomes a card, and the column with link targets provides the card's
 * link.
 */
export function toCards(
  head: readonly TableCell[],
  rows: readonly (readonly TableCell[])[],
  migration: Migration,
): string {
  const has = (cell: TableCell | undefined, name: string): boolean =>
    cell?.node.attributes.some((one) => "name" in one && one.name === name) === true;
  const isCover = (_: TableCell, index: number): boolean =>
    has(head[index], "data-card-cover") ||
    has(head[index], "data-card-cover-dark") ||
    toPlainTitle(head[index]?.text ?? "").toLowerCase() === "cover image";
  const isTarget = (_: TableCell, index: number): boolean => has(head[index], "data-card-target");
  const read = rows.map((cells) => {
    const texts = cells
      .filter((cell, index) => !isCover(cell, index) && !isTarget(cell, index))
      .map(({ text }) => text.trim());
    const target = cells.find(isTarget)?.text ?? "";
    const marks = texts.map((text) => MARKS.exec(text)?.[0] ?? "").join("") + listMarks(target);
    const [first = "", ...more] = texts
      .map((text) => text.replace(MARKS, "").trim())
      .filter((text) => text !== "");
    const { title, words } = splitTitle(first);
    const [, label = "", href] = LINK.exec(target) ?? [];
    const text = [words, ...more].filter(Boolean).join(" ");
    const lost = leaveOutLabel(label, { title, href }, migration);
    return { cells, marks: marks + lost, title: toPlainTitle(title), text, href };
  });
  // If no card has text and every card has a link, the cards become a list of links.
  const areLinks =
    read.length > 1 && read.every(({ text, href }) => text === "" && href !== undefined);
  const cards = read.map(({ cells, marks, title, text, href }) => {
    const covers = cells.filter(isCover).flatMap(({ text: cover }) => {
      const name = LINK.exec(cover)?.[2];
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
  const names = head
    .filter(({ node }) => !has({ node, text: "" }, "data-hidden"))
    .flatMap(({ text }) => [listMarks(text), leaveOutName(toPlainTitle(text), migration)])
    .join("");
  const list = cards.join("\n");
  return names + (areLinks ? list : wrap("<CardGrid>", list, "</CardGrid>"));
}

const leaveOutName = (name: string, migration: Migration): string =>
  name === ""
    ? ""
    : leaveOut(
        migration,
        `the name "${name}" of a column of cards`,
        "Cards don't show column names.",
      );

/** Notes that a card's link text was left out, unless the text is the URL or a file name that GitBook inserted. */
function leaveOutLabel(
  label: string,
  { title, href }: { readonly title: string; readonly href: string | undefined },
  migration: Migration,
): string {
  const words = toPlainTitle(label);
  const known = [toPlainTitle(title), "Broken link", href ?? "", ...(href ?? "").split(/[#/]/)];
  const isName = /^[\w.-]+\.mdx?$|^https?:|\/$/.test(words);
  return words === "" || isName || known.includes(words)
    ? ""
    : leaveOut(migration, `the words "${words}" of a card's link`, "The whole card is a link.");
}

/** Drops the list of options that GitBook stores for a column, and notes the options that no cell uses. */
export function writeOptions(node: JsxNode, migration: Migration): string {
  const options = elementsOf(node).filter((one) => nameOf(one) === "option");
  const isGitBook = options.every((one) => attributeOf(one, "label", migration) !== undefined);
  if (options.length === 0 || !isGitBook) return sourceOf(node, migration);
  const unused = options.flatMap((one) => {
    const value = attributeOf(one, "value", migration) ?? "";
    const isUsed = migration.source.includes(`data-option="${value}"`);
    return isUsed ? [] : [`"${attributeOf(one, "label", migration) ?? ""}"`];
  });
  return unused.length === 0
    ? ""
    : leaveOut(
        migration,
        `${unused.length === 1 ? "the option" : "the options"} ${unused.join(", ")} of a column`,
        "No row of the table uses it.",
      );
}
