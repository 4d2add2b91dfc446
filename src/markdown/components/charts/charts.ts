import { escapeAttribute, escapeText } from "../../../base/escape";
import { CHARTS_FOLDER, type Chart, listFigures, readChart } from "../../../data/charts";
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
import { addText } from "../../render/html/search-text";
import { tableToMarkup, toColumn } from "../../render/tables/tables";
import * as md from "../../text/markdown-nodes";
import { dayToHtml, formatDay, renderSources, sourcesToMarkdown } from "../dated-sources";
import { drawBars, heightOfBars } from "./draw-bars";
import { drawLines } from "./draw-lines";
import { drawQuorum, renderSliders } from "./draw-quorum";
import type { DrawingSize } from "./drawing";

/**
 * Sizes of a chart's two drawings: one for the text column, and one for phones, where the text of the larger drawing
 * would be too small.
 */
const SIZES = [
  { width: 660, height: 360, font: 14 },
  { width: 350, height: 330, font: 12 },
] as const;

function draw(chart: Chart): string {
  const drawings = SIZES.map(({ width, height, font }) => {
    const high = chart.kind === "bars" ? heightOfBars(chart, font) : height;
    const inner = drawInside(chart, { width, height: high, font });
    return `<svg viewBox="0 0 ${width} ${high}" width="${width}" height="${high}" font-size="${font}" aria-hidden="true">${inner}</svg>`;
  });
  return `<div role="img" aria-label="${escapeAttribute(chart.alt)}">${drawings.join("")}</div>`;
}

function drawInside(chart: Chart, size: DrawingSize): string {
  switch (chart.kind) {
    case "bars":
      return drawBars(chart, size);
    case "lines":
      return drawLines(chart, size);
    case "quorum":
      return drawQuorum(chart, size);
  }
}

/** Renders the figures as a table, for readers who can't see the drawing or want exact numbers. */
function renderFigures(chart: Chart, context: RenderContext): Markup {
  const [head = [], ...rows] = listFigures(chart);
  const table = tableToMarkup({
    label: nameTable(chart.title, context),
    columns: head.map(toColumn),
    rows: rows.map((cells) => cells.map(escapeText)),
    isReference: true,
  });
  return markup`<details><summary>The figures as a table</summary>${table}</details>`;
}

function renderChart(node: JsxNode, id: string, context: RenderContext): Markup {
  const { environment, gathered } = context;
  gathered.dependencies.add(entryFileOf(CHARTS_FOLDER, id));
  if (!hasDataEntry(CHARTS_FOLDER, id, environment)) {
    report(context, node, {
      rule: "chart/unknown",
      problem: `There is no chart "${id}".`,
      fix: `${suggest(id, listDataIds(CHARTS_FOLDER, environment), "charts")} To add a new chart, create ${CHARTS_FOLDER.folder}/<chart>.yaml.`,
      missing: id,
    });
    return [];
  }
  const chart = readChart(id, environment);
  if (!chart) return []; // A fault in the file is reported only once, at its position there.
  const { title, alt, note, as_of: asOf, sources } = chart;
  addText(context, [title, alt, note ?? ""].join(" "));
  const isQuorum = chart.kind === "quorum";
  const remark = note === undefined ? "" : ` ${escapeText(note)}`;
  return [
    `<figure class="chart flow"${isQuorum ? ` data-quorum="${chart.quorum_factor}"` : ""}>`,
    `${isQuorum ? renderSliders(chart) : ""}${draw(chart)}`,
    renderFigures(chart, context),
    markup`<figcaption>${escapeText(title)}.${remark} Looked up on ${dayToHtml(asOf)}, in ${renderSources(sources, node, context)}.</figcaption></figure>`,
  ];
}

/** Converts a chart to a description, a table of its figures, and their sources. */
function chartToMarkdown(id: string, { environment }: MarkdownContext): md.MarkdownBlock[] {
  const chart = readChart(id, environment);
  if (!chart) return [];
  const { title, alt, note, as_of: asOf, sources } = chart;
  const remark = note === undefined ? "" : ` ${note}`;
  return [
    md.paragraph(md.strong("Chart:"), ` ${alt}`),
    md.table(listFigures(chart)),
    md.paragraph(
      `${title}.${remark} Looked up on ${formatDay(asOf)}, in `,
      sourcesToMarkdown(sources),
      ".",
    ),
  ];
}

export const CHART_COMPONENTS: ComponentRules = {
  Chart: {
    attributes: { id: { type: "string", required: true } },
    children: "none",
    html: (node, { id }, context) => (typeof id === "string" ? renderChart(node, id, context) : []),
    markdown: (_node, { id }, context) => chartToMarkdown(attributeText(id), context),
  },
};
