import { z } from "zod";
import { isoDate, sourceList } from "../../faults/dated-sources";
import type { Fault } from "../../faults/fault";
import { findNeededShare } from "../markdown/components/charts/quorum-plot";
import { type DataSource, readDataEntry, readDataFolder } from "./data-files";

const shared = {
  title: z.string().min(1),
  /** What the drawing shows, in a sentence for those who do not see it. */
  alt: z.string().min(1),
  /** Behind the title, below the drawing. */
  note: z.string().min(1).optional(),
  /** The day the figures were looked up. */
  as_of: isoDate,
  sources: sourceList.min(1, "Name at least one source."),
};

const LEAST = 1e-6;
const MOST = 1e12;

/** A number that a drawing and the words of its axis have room for. */
const figure = z
  .number()
  .refine(
    (value) => value === 0 || (Math.abs(value) >= LEAST && Math.abs(value) <= MOST),
    "Write 0, or a number from 0.000001 to 1000000000000, and a larger unit where it doesn't fit.",
  );

const pointSchema = z.tuple([figure, figure], "Write a point as [x, y], for instance [2020, 400].");

const axisSchema = z
  .strictObject({
    label: z.string().min(1),
    /** Behind each number, such as "%". */
    unit: z.string().optional(),
    from: figure,
    to: figure,
  })
  .refine(({ from, to }) => to - from >= LEAST * Math.max(Math.abs(from), Math.abs(to), LEAST), {
    error: "Write a to: that is larger than from:, by a millionth of it or more.",
    path: ["to"],
  });

const linesSchema = z.strictObject({
  kind: z.literal("lines"),
  ...shared,
  x: axisSchema,
  y: axisSchema,
  lines: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** Where its name begins, as a point of the chart. */
        name_at: pointSchema,
        dashed: z.boolean().default(false),
        /** Whether it has corners at its points; otherwise it is a curve through them. */
        straight: z.boolean().default(false),
        points: z.array(pointSchema).min(2, "A line needs two points at least."),
      }),
    )
    .min(1),
});

/** Sliders that show how the quorum works (model/markdown/components/charts/draw-quorum.ts). */
const quorumSchema = z.strictObject({
  kind: z.literal("quorum"),
  ...shared,
  /** By which the contract multiplies the baseline. */
  quorum_factor: z.number().min(0.01).max(1),
  /** The sliders' first values, within their ranges, and what the drawing shows without scripts, in percent. */
  start: z.strictObject({
    baseline: z.number().min(4).max(40),
    turnout: z.number().min(1).max(20),
    threshold: z.number().min(50).max(90),
  }),
});

const barsSchema = z.strictObject({
  kind: z.literal("bars"),
  ...shared,
  /** What a bar of the full width stands for; without it, the largest bar of each group. */
  to: figure.positive().optional(),
  /** Each has a scale of its own unless `to` is given, so their units may differ. */
  groups: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        unit: z.string().min(1),
        bars: z
          .array(z.strictObject({ name: z.string().min(1), value: figure.nonnegative() }))
          .min(1),
      }),
    )
    .min(1),
});

const chartSchema = z.discriminatedUnion("kind", [linesSchema, barsSchema, quorumSchema]);

export const CHARTS_FOLDER = {
  folder: "content/data/charts",
  schema: chartSchema,
  area: "charts",
} as const;

export type LineChart = z.output<typeof linesSchema>;
export type BarChart = z.output<typeof barsSchema>;
export type QuorumChart = z.output<typeof quorumSchema>;
export type Chart = LineChart | BarChart | QuorumChart;

/** One chart; without any when its file is missing or has a fault. */
export const readChart = (id: string, source: Pick<DataSource, "readText">): Chart | undefined =>
  readDataEntry(CHARTS_FOLDER, id, source).entry?.value;

/** What is wrong with the files of `content/data/charts`. */
export const checkCharts = (source: DataSource): Fault[] =>
  readDataFolder(CHARTS_FOLDER, source).faults;

const grouped = new Intl.NumberFormat("en-GB");

/** A number as a drawing and its table show it. */
export const formatFigure = (value: number, unit = ""): string =>
  grouped.format(value) + (/^\w/.test(unit) ? ` ${unit}` : unit);

/** Turnouts whose results the table of a quorum lists. */
const TURNOUTS = [2, 3, 4, 5, 10, 20];

/** The figures of a chart as the rows of a table, its head first. */
export function listFigures(chart: Chart): string[][] {
  switch (chart.kind) {
    case "bars": {
      const names = chart.groups[0]?.bars.map(({ name }) => name) ?? [];
      const rows = chart.groups.map(({ label, unit, bars }) => [
        label,
        ...names.map((name) => {
          const bar = bars.find((one) => one.name === name);
          return bar ? formatFigure(bar.value, unit) : "";
        }),
      ]);
      return [["", ...names], ...rows];
    }
    case "quorum": {
      const { start, quorum_factor: factor } = chart;
      const rows = TURNOUTS.map((turnout) => {
        const needed = findNeededShare({ ...start, turnout }, factor);
        return [
          formatFigure(turnout, "%"),
          needed < 100
            ? `more than ${formatFigure(Math.round(needed * 10) / 10, "%")}`
            : "no share",
        ];
      });
      return [["Turnout", "Share of Yes needed"], ...rows];
    }
    case "lines": {
      const { x, y, lines } = chart;
      const steps = [...new Set(lines.flatMap(({ points }) => points.map(([at]) => at)))];
      const rows = steps
        .sort((a, b) => a - b)
        .map((at) => [
          formatFigure(at, x.unit),
          ...lines.map(({ points }) => {
            const point = points.find(([step]) => step === at);
            return point ? formatFigure(point[1], y.unit) : "";
          }),
        ]);
      return [[x.label, ...lines.map(({ name }) => name)], ...rows];
    }
  }
}
