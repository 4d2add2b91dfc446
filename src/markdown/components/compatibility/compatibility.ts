import { escapeText, escapeWithCode } from "../../../base/escape";
import {
  COMPATIBILITY_FOLDER,
  type CompatibilityGroup,
  readCompatibilityGroup,
} from "../../../data/compatibility/compatibility";
import { entryFileOf, hasDataEntry, listDataIds } from "../../../data/data-files";
import { suggest } from "../../../faults/nearest";
import { type Markup, markup } from "../../base/markup";
import { type JsxNode, attributeText } from "../../base/props";
import {
  type ComponentRules,
  type MarkdownContext,
  type RenderContext,
  nameTable,
  report,
} from "../../base/render-context";
import { renderHref } from "../../render/html/render-inline";
import { addText } from "../../render/html/search-text";
import { tableToMarkup, toColumn } from "../../render/tables/tables";
import * as md from "../../text/markdown-nodes";
import { dayToHtml, formatDay } from "../dated-sources";

const UNKNOWN = "Unknown";

/** Returns the newest day of a table's answers; a cell shows its own day only if it is older. */
const findNewest = ({ products }: CompatibilityGroup): string =>
  products
    .flatMap(({ answers }) => Object.values(answers).map(({ checked }) => checked))
    .sort()
    .at(-1) ?? "";

const sentenceOf = (day: string): string =>
  `Each answer links to its source, as of ${day} unless the cell has a date.`;

/** Lists the columns in which an answer is missing, with the way to find it. */
const listChecks = ({ columns, products }: CompatibilityGroup) =>
  columns.filter(({ id }) => products.some(({ answers }) => answers[id] === undefined));

/** Renders a table of products, in which each answer links to its source. */
function renderCompatibilityTable(node: JsxNode, id: string, context: RenderContext): Markup {
  const { environment, gathered } = context;
  gathered.dependencies.add(entryFileOf(COMPATIBILITY_FOLDER, id));
  if (!hasDataEntry(COMPATIBILITY_FOLDER, id, environment)) {
    report(context, node, {
      rule: "compatibility/unknown-group",
      problem: `There is no table "${id}".`,
      fix: `${suggest(id, listDataIds(COMPATIBILITY_FOLDER, environment), "tables")} To add a new table, create ${COMPATIBILITY_FOLDER.folder}/<group>.yaml.`,
    });
    return [];
  }
  const group = readCompatibilityGroup(id, environment);
  if (!group) return []; // A fault in the file is reported only once, at its position there.
  const { title, columns, products } = group;
  const newest = findNewest(group);
  const rows = products.map(({ name, answers }) => [
    escapeWithCode(name),
    ...columns.map((column): Markup => {
      const answer = answers[column.id];
      if (!answer) return UNKNOWN;
      const { value, source, checked } = answer;
      const date = checked === newest ? "" : `<br><small>${dayToHtml(checked)}</small>`;
      return markup`<a class="text-link external"${renderHref(source, node, context)}>${escapeWithCode(value)}</a>${date}`;
    }),
  ]);
  addText(context, title);
  for (const { name, answers } of products) {
    const words = columns.map((column) => answers[column.id]?.value ?? UNKNOWN);
    addText(context, [name, ...words].join(" ").replaceAll("`", ""));
  }
  const checks = listChecks(group).map(({ title: name, check }) => {
    addText(context, check.replaceAll("`", ""));
    return `<li><strong>${escapeText(name)}:</strong> ${escapeWithCode(check)}</li>`;
  });
  const table = tableToMarkup({
    label: nameTable(title, context),
    columns: [title, ...columns.map((column) => column.title)].map(toColumn),
    rows,
    isReference: true,
  });
  const list =
    checks.length === 0 ? "" : `<p>To find out what is unknown:</p><ul>${checks.join("")}</ul>`;
  return markup`<figure class="figure">${table}<figcaption>${sentenceOf(dayToHtml(newest))}</figcaption></figure>${list}`;
}

/** Converts a table of products to Markdown. */
function compatibilityToMarkdown(id: string, { environment }: MarkdownContext): md.MarkdownBlock[] {
  const group = readCompatibilityGroup(id, environment);
  if (!group) return [];
  const newest = findNewest(group);
  const rows = group.products.map(({ name, answers }): md.Words[] => [
    md.withCode(name),
    ...group.columns.map((column): md.Words => {
      const answer = answers[column.id];
      if (!answer) return UNKNOWN;
      const { value, source, checked } = answer;
      const date = checked === newest ? "" : ` (${formatDay(checked)})`;
      return [md.link(source, md.withCode(value)), md.text(date)];
    }),
  ]);
  return [
    md.table([[group.title, ...group.columns.map(({ title }) => title)], ...rows]),
    md.paragraph(sentenceOf(formatDay(newest))),
    ...listChecks(group).map(({ title, check }) =>
      md.paragraph(md.strong(`${title}:`), " ", md.withCode(check)),
    ),
  ];
}

export const COMPATIBILITY_COMPONENTS: ComponentRules = {
  CompatibilityTable: {
    attributes: { group: { type: "string", required: true } },
    children: "none",
    html: (node, { group }, context) =>
      typeof group === "string" ? renderCompatibilityTable(node, group, context) : [],
    markdown: (_node, { group }, context) => compatibilityToMarkdown(attributeText(group), context),
  },
};
