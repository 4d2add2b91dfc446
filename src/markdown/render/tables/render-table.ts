import type { Nodes, PhrasingContent, Table } from "mdast";
import type { Markup } from "../../base/markup";
import { plainText } from "../../base/plain-text";
import { type RenderContext, nameTable, takeDrawn } from "../../base/render-context";
import { renderInline } from "../html/render-inline";
import { addText } from "../html/search-text";
import { listRowIds } from "./row-ids";
import { type TableColumn, isReferenceTable, tableToMarkup } from "./tables";
import { valueToMarkup } from "./value";
import { isValue } from "./value-parts";

/**
 * Replaces `\|` in formulas with `|`, as the parser does in text and code: https://github.github.com/gfm/#example-200.
 */
function unescapePipes<Node extends Nodes>(node: Node): Node {
  if (node.type === "inlineMath") return { ...node, value: node.value.replaceAll("\\|", "|") };
  return "children" in node ? { ...node, children: node.children.map(unescapePipes) } : node;
}

/** Length of an empty cell, without the name of its column. */
const CELL_LENGTH = `<td data-label=""></td>`.length;

/** Renders a Markdown table, which is named after its section. */
export function renderTable(table: Table, context: RenderContext): Markup {
  const {
    children: [head, ...lines],
    align,
  } = unescapePipes(table);
  const columns = (head?.children ?? []).map((cell, at): TableColumn => {
    const where = align?.[at];
    return {
      heading: renderInline(cell.children, context),
      words: plainText(cell),
      align: where && where !== "left" ? where : undefined,
    };
  });
  // A row can be far longer on the page than in the source: it gets a cell for every column, with the column's name.
  const rowLength = columns.reduce((sum, { words }) => sum + words.length + CELL_LENGTH, 0);
  if (!takeDrawn(rowLength * lines.length, table, context)) return [];
  const rows = lines.map(({ children }) =>
    // A row with too few cells gets empty ones at its end: https://github.github.com/gfm/#example-204.
    columns.map((_, at) => renderCell(children[at]?.children ?? [], context)),
  );
  for (const line of head ? [head, ...lines] : lines)
    addText(context, line.children.map(plainText).join(" "));
  const label = nameTable(context.gathered.sections.at(-1)?.title ?? "", context);
  const isReference = isReferenceTable({ columns, rows });
  const names = lines.map(({ children: [first] }) => (first ? plainText(first) : ""));
  // In docs with another layout, row ids would be of little use and would make pages larger.
  const rowIds = isReference && context.isReference === true ? listRowIds(names, context) : [];
  return tableToMarkup({ label, columns, rows, isReference, rowIds });
}

/** Renders a cell. A copy button is added to code that readers may want to copy, such as a URL. */
function renderCell(children: readonly PhrasingContent[], context: RenderContext): Markup {
  const [only] = children;
  if (children.length !== 1 || only?.type !== "inlineCode" || !isValue(only.value))
    return renderInline(children, context);
  return valueToMarkup(only.value, `Copy ${only.value}`);
}
