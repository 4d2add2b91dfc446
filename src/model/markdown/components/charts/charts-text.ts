import { listFigures, readChart } from "../../../data/charts";
import type { TwinContext } from "../../text/twin-context";
import { type TwinBlock, paragraph, strong, table } from "../../text/twin-nodes";
import { formatDay, twinSources } from "../dated-sources";

/** A chart as what it shows in words, its figures as a table, and where they are from. */
export function twinChart(id: string, { environment }: TwinContext): TwinBlock[] {
  const chart = readChart(id, environment);
  if (!chart) return [];
  const { title, alt, note, as_of: asOf, sources } = chart;
  const remark = note === undefined ? "" : ` ${note}`;
  return [
    paragraph(strong("Chart:"), ` ${alt}`),
    table(listFigures(chart)),
    paragraph(`${title}.${remark} Looked up on ${formatDay(asOf)}, in `, twinSources(sources), "."),
  ];
}
