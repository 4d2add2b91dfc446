import { z } from "zod";
import { isoDate, sourceList } from "../faults/dated-sources";
import type { Fault } from "../faults/fault";
import { shortText } from "../faults/short-text";
import { type DataSource, readDataEntry, readDataFolder } from "./data-files";
import { findNeededShare } from "./quorum-plot";

const shared = {
  title: shortText,
  /** A sentence that describes the drawing for people who can't see it. */
  alt: z.string().min(1),
  /** Text shown after the title, below the drawing. */
  note: z.string().min(1).optional(),
  /** The day when the figures were looked up. */
  as_of: isoDate,
  sources: sourceList.min(1, "Name at least one source."),
};

const LEAST = 1e-6;
const MOST = 1e12;

/** A number that is neither too small nor too large for a drawing and its labels. */
const figure = z
  .number()
  .refine((value) => value === 0 || (Math.abs(value) >= LEAST && Math.abs(value) <= MOST), {
    error:
      "Write 0, or a number from 0.000001 to 1000000000000. For a number outside this range, use another unit.",
    abort: true,
  });

const MOST_POINTS = 500;
const MOST_LINES = 12;
const MOST_BARS = 24;

/** Checks that the entries of a list have different names. `names` contains the names of all entries. */
function checkNames(names: readonly string[], path: PropertyKey[], context: z.RefinementCtx): void {
  names.forEach((name, at) => {
    if (names.indexOf(name) < at)
      context.addIssue({
        code: "custom",
        path: [...path, at],
        message: `"${name}" is already used: write another name.`,
      });
  });
}

const pointSchema = z.tuple([figure, figure], "Write a point as [x, y], for instance [2020, 400].");

const axisSchema = z
  .strictObject({
    label: shortText,
    /** Unit shown after each number, such as "%". */
    unit: shortText.optional(),
    from: figure,
    to: figure,
  })
  .refine(({ from, to }) => to - from >= LEAST * Math.max(Math.abs(from), Math.abs(to), LEAST), {
    error:
      'Increase "to" or decrease "from": the two numbers must differ by at least a millionth of the larger one.',
    path: ["to"],
    abort: true,
  });

type Axis = z.output<typeof axisSchema>;

const isWithin = (value: number, { from, to }: Axis): boolean => value >= from && value <= to;

/**
 * Checks that all lines and their names are within the range of the axes, and that each line's points run from left to
 * right.
 */
function checkLines({ x, y, lines }: LineChart, context: z.RefinementCtx): void {
  const add = (path: PropertyKey[], message: string): void => {
    context.addIssue({ code: "custom", path: ["lines", ...path], message });
  };
  lines.forEach(({ points, name_at: nameAt }, line) => {
    const isOutside = ([left, height]: readonly [number, number]): boolean =>
      !isWithin(left, x) || !isWithin(height, y);
    const outside = points.findIndex(isOutside);
    const back = points.findIndex(([left], at) => left < (points[at - 1]?.[0] ?? left));
    if (outside !== -1)
      add(
        [line, "points", outside],
        "Write a point within the range of both axes, or extend the axis.",
      );
    if (back !== -1) add([line, "points", back], "Write the points from left to right.");
    if (isOutside(nameAt)) add([line, "name_at"], "Write a point within the range of both axes.");
  });
  if (lines.flatMap(({ points }) => points).length > MOST_POINTS)
    add([], `Write at most ${MOST_POINTS} points in total, across all lines.`);
  checkNames(
    lines.map(({ name }) => name),
    ["lines"],
    context,
  );
}

const linesSchema = z.strictObject({
  kind: z.literal("lines"),
  ...shared,
  x: axisSchema,
  y: axisSchema,
  lines: z
    .array(
      z.strictObject({
        name: shortText,
        /** The point in the chart where the line's name starts. */
        name_at: pointSchema,
        dashed: z.boolean().default(false),
        /** True for straight lines between the points, false for a curve through them. */
        straight: z.boolean().default(false),
        points: z
          .array(pointSchema)
          .min(2, "Write at least two points.")
          .max(MOST_POINTS, `Write at most ${MOST_POINTS} points.`),
      }),
    )
    .min(1)
    .max(MOST_LINES, `Write at most ${MOST_LINES} lines.`),
});

/** Sliders that show how the quorum works (markdown/components/charts/draw-quorum.ts). */
const quorumSchema = z.strictObject({
  kind: z.literal("quorum"),
  ...shared,
  /** Factor by which the governance contract multiplies the baseline. */
  quorum_factor: z.number().min(0.01).max(1),
  /** Initial values of the sliders in percent, within their ranges. Without scripts, the chart shows these values. */
  start: z.strictObject({
    baseline: z.number().min(4).max(40),
    turnout: z.number().min(1).max(20),
    threshold: z.number().min(50).max(90),
  }),
});

const barsSchema = z.strictObject({
  kind: z.literal("bars"),
  ...shared,
  /** The value of a full-width bar; by default, the largest value of each group. */
  to: figure.positive().optional(),
  /** Groups of bars. Without `to`, each group has its own scale, so the groups' units may differ. */
  groups: z
    .array(
      z.strictObject({
        label: shortText,
        unit: shortText,
        bars: z
          .array(z.strictObject({ name: shortText, value: figure.nonnegative() }))
          .min(1)
          .max(MOST_BARS, `Write at most ${MOST_BARS} bars.`),
      }),
    )
    .min(1)
    .max(MOST_LINES, `Write at most ${MOST_LINES} groups.`),
});

/** Checks that no bar is longer than the drawing, and that names are unique. */
function checkBars({ to = MOST, groups }: BarChart, context: z.RefinementCtx): void {
  groups.forEach(({ bars }, group) => {
    const above = bars.findIndex(({ value }) => value > to);
    if (above !== -1)
      context.addIssue({
        code: "custom",
        path: ["groups", group, "bars", above, "value"],
        message: `Write a value of at most ${to}, or increase "to".`,
      });
    checkNames(
      bars.map(({ name }) => name),
      ["groups", group, "bars"],
      context,
    );
  });
  checkNames(
    groups.map(({ label: name }) => name),
    ["groups"],
    context,
  );
}

const chartSchema = z
  .discriminatedUnion("kind", [linesSchema, barsSchema, quorumSchema])
  .superRefine((chart, context) => {
    if (chart.kind === "lines") checkLines(chart, context);
    if (chart.kind === "bars") checkBars(chart, context);
  });

export const CHARTS_FOLDER = {
  folder: "content/data/charts",
  schema: chartSchema,
  area: "charts",
} as const;

export type LineChart = z.output<typeof linesSchema>;
export type BarChart = z.output<typeof barsSchema>;
export type QuorumChart = z.output<typeof quorumSchema>;
export type Chart = LineChart | BarChart | QuorumChart;

/** Reads one chart; undefined if its file is missing or has a fault. */
export const readChart = (id: string, source: Pick<DataSource, "readText">): Chart | undefined =>
  readDataEntry(CHARTS_FOLDER, id, source).entry?.value;

/** A chart with its id and its file. */
export type ChartFile = Chart & { readonly id: string; readonly file: string };

/** Reads all charts, with the faults of their files. */
export function readCharts(source: DataSource): { charts: ChartFile[]; faults: Fault[] } {
  const { entries, faults } = readDataFolder(CHARTS_FOLDER, source);
  return { charts: entries.map(({ id, file, value }) => ({ ...value, id, file })), faults };
}

/** Prints three decimals, or six digits if these show more of a number; zero has no sign. */
const grouped = new Intl.NumberFormat("en-GB", {
  maximumFractionDigits: 3,
  maximumSignificantDigits: 6,
  roundingPriority: "morePrecision",
  signDisplay: "negative",
});

/** Formats a number for a drawing and its table. */
export const formatFigure = (value: number, unit = ""): string =>
  grouped.format(value) + (/^\w/.test(unit) ? ` ${unit}` : unit);

/** Turnouts listed in the table of a quorum chart, in percent. */
const TURNOUTS = [2, 3, 4, 5, 10, 20];

/** Lists the figures of a chart as rows of a table, starting with the header. */
export function listFigures(chart: Chart): string[][] {
  switch (chart.kind) {
    case "bars": {
      const names = [...new Set(chart.groups.flatMap(({ bars }) => bars.map(({ name }) => name)))];
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
