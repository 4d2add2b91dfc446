import { listFigures, readChart } from "../../../data/charts";
import type { TwinContext } from "../../text/twin-context";
import { type TwinBlock, link, paragraph, separate, strong, table } from "../../text/twin-nodes";
import { formatDay } from "../parameters/parameters";

/** A chart as what it shows in words, its figures as a table, and where they are from. */
export function twinChart(id: string, { environment }: TwinContext): TwinBlock[] {
  const chart = readChart(id, environment);
  if (!chart) return [];
  const { title, alt, note, as_of: asOf, sources } = chart;
  const from = separate(
    sources.map(({ title: name, url }) => link(url, name)),
    ", ",
    " and ",
  );
  const remark = note === undefined ? "" : ` ${note}`;
  return [
    paragraph(strong("Chart:"), ` ${alt}`),
    table(listFigures(chart)),
    paragraph(`${title}.${remark} Looked up on ${formatDay(asOf)}, in `, from, "."),
  ];
}
