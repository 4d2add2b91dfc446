import { escapeAttribute, escapeText } from "../../../base/escape";
import { type Markup, isEmpty, markup, staticHtml } from "../../base/markup";

/** A table column: its heading, both as HTML and as plain text, and its alignment if it isn't the default. */
export interface TableColumn {
  readonly heading: Markup;
  readonly words: string;
  readonly align?: string;
}

export interface TableParts {
  /** Accessible name of the box around the table. */
  readonly label: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly Markup[])[];
  /** True if readers look up rows by their first cell, which is then a header cell. */
  readonly isReference: boolean;
  /** Id of each row (row-ids.ts). Empty ids are left out. */
  readonly rowIds?: readonly string[];
}

/**
 * Matches the heading of a first column in which readers look up flags, parameters, addresses, functions, problems and
 * the like.
 */
const REFERENCE_HEADING =
  /^(?:Address|Argument|Call|Command|Contract|Error|Event|Field|Flag|Function|Getter|Message|Method|Metric|Namespace|Network|Option|Package|Parameter|Port|Problem|Reason|Service|Setting|Symbol|Symptom|Token|Variable|What you see)\b/;
/** Matches a name so long that a phone has no room for text beside it. */
const LONG_NAME = /^<code>[^<]{20,}<\/code>/;
const ADDRESS = /\b0x[\da-f]{40}\b/i;

/** Width available to a table beside the sidebar, in a window of 997 px. A wider table scrolls in its box. */
const LEAST_COLUMN_PX = 620;
/** Minimum width of a cell (styles/tables.css). */
const LEAST_CELL_PX = 88;
const CELL_PADDING_PX = 16;
const CODE_PX = 7.8;
const WORD_PX = 7;
/** The narrowest form of a shortened value: seven characters, and icons that are as wide as another seven. */
const LEAST_VALUE = `<code>${"0".repeat(14)}`;

/** Maximum length of a cell that counts as a word or a number rather than as text. */
const SHORT_CELL = 12;

/** True if a Markdown table is a reference. */
export const isReferenceTable = ({
  columns: [first],
  rows,
}: Pick<TableParts, "columns" | "rows">): boolean =>
  first !== undefined && (REFERENCE_HEADING.test(first.words) || hasAddress(rows));

const hasAddress = (rows: TableParts["rows"]): boolean =>
  ADDRESS.test(rows.flat().map(staticHtml).join(" "));

/** Creates a column whose heading is plain text. */
export const toColumn = (words: string): TableColumn => ({ heading: escapeText(words), words });

/**
 * Renders a table in a box that scrolls in narrow windows. In references too wide for a phone, and in tables with three
 * or more columns of text, each cell has its column's name as an attribute, because styles/tables.css shows each of
 * their rows as a list in narrow windows.
 */
export function tableToMarkup({
  label,
  columns,
  rows,
  isReference,
  rowIds = [],
}: TableParts): Markup {
  const hasLongName = rows.some(([first = ""]) => LONG_NAME.test(staticHtml(first)));
  const isWide = columns.length > 2 || hasLongName || hasAddress(rows);
  const isStacked = (isReference && isWide) || countTextColumns(columns, rows) >= 3;
  const isTooWide = estimateWidth(columns, rows) > LEAST_COLUMN_PX;
  // An empty corner means that the first column names the rows.
  const hasRowHeads = isReference || isEmpty(columns[0]?.heading ?? "");
  const body = rows.map((cells, rowAt) => {
    const id = rowIds[rowAt] ?? "";
    const row = cells.map((cell, at) => {
      // A formula can't be a header cell, because screen readers get no header text from MathML.
      const isHead = !isEmpty(cell) && !staticHtml(cell).startsWith("<math");
      if (hasRowHeads && at === 0 && isHead) return markup`<th scope="row">${cell}</th>`;
      const { words = "", align } = columns[at] ?? {};
      const name = isStacked && words !== "" ? ` data-label="${escapeAttribute(words)}"` : "";
      return markup`<td${name}${classOf(align)}>${cell}</td>`;
    });
    return markup`<tr${id === "" ? "" : ` id="${escapeAttribute(id)}"`}>${row}</tr>`;
  });
  return [
    `<div class="table-scroll${isStacked ? " table-rows" : ""}${isTooWide ? " table-wide" : ""}" role="region" tabindex="0" aria-label="${escapeAttribute(label)}">`,
    markup`<table><thead><tr>${columns.map(renderHead)}</tr></thead>`,
    body.length === 0 ? "" : markup`<tbody>${body}</tbody>`,
    "</table></div>",
  ];
}

/** Counts columns with a cell that is longer than a word or a number. */
const countTextColumns = (columns: TableParts["columns"], rows: TableParts["rows"]): number =>
  columns.filter((_, at) =>
    rows.some((cells) => staticHtml(cells[at] ?? "").replace(/<[^<>]*>/g, "").length > SHORT_CELL),
  ).length;

/**
 * Estimates the minimum width of a table in CSS pixels. Lines never break in code, and break only between words in
 * other text. The ends of a value and its icons are always visible.
 */
const estimateWidth = (columns: TableParts["columns"], rows: TableParts["rows"]): number =>
  columns.reduce((sum, { heading }, at) => {
    const cells = [heading, ...rows.map((row) => row[at] ?? "")];
    return sum + CELL_PADDING_PX + Math.max(LEAST_CELL_PX, ...cells.map(widestRun));
  }, 0);

function widestRun(cell: Markup): number {
  const html = staticHtml(cell).replace(/<code><span>[^<>]*<\/span><span>/g, LEAST_VALUE);
  const code = [...html.matchAll(/<code[^<>]*>([^<>]*)/g)].map(([, { length } = ""]) => length);
  const words = html.replace(/<code[^<>]*>[^<>]*|<[^<>]*>/g, " ").split(/\s/);
  const word = Math.max(...words.map(({ length }) => length));
  return Math.max(WORD_PX * word, ...code.map((length) => CODE_PX * length));
}

/** Renders a header cell, or an ordinary cell if the heading is empty. */
const renderHead = ({ heading, align }: TableColumn): Markup =>
  isEmpty(heading) ? "<td></td>" : markup`<th scope="col"${classOf(align)}>${heading}</th>`;

const classOf = (align: string | undefined): string =>
  align === undefined ? "" : ` class="align-${align}"`;
