import { scaleLinear } from "d3-scale";
import { curveLinear, curveMonotoneX, line } from "d3-shape";
import { type LineChart, formatFigure } from "../../../data/charts";
import { type DrawingSize, drawText, round } from "./drawing";

const MARGIN = { top: 34, right: 20, bottom: 50, left: 48 } as const;
const DOT = 4;

/** Draws a line chart with two axes as SVG. */
export function drawLines(
  { x, y, lines }: LineChart,
  { width, height, font }: DrawingSize,
): string {
  const toX = scaleLinear([x.from, x.to], [MARGIN.left, width - MARGIN.right]);
  const toY = scaleLinear([y.from, y.to], [height - MARGIN.bottom, MARGIN.top]);
  const path = line<readonly [number, number]>()
    .x(([at]) => round(toX(at)))
    .y(([, value]) => round(toY(value)));
  const [left, right, bottom] = [MARGIN.left, width - MARGIN.right, height - MARGIN.bottom];
  const rules = toY.ticks(5).map((tick) => `M${left} ${round(toY(tick))}H${right}`);
  const yLabels = toY
    .ticks(5)
    .map((tick) =>
      drawText(formatFigure(tick, y.unit), [left - 8, toY(tick) + font / 3], { anchor: "end" }),
    );
  const xLabels = toX
    .ticks(Math.min(8, Math.floor(width / 75)))
    .map((tick) =>
      drawText(formatFigure(tick, x.unit), [toX(tick), bottom + font + 6], { anchor: "middle" }),
    );
  const drawn = lines.map(({ points, dashed, straight }) => {
    const dash = dashed ? ` stroke-dasharray="7 5"` : "";
    const drawPath = path.curve(straight ? curveLinear : curveMonotoneX);
    return `<path d="${drawPath(points) ?? ""}"${dash}/>`;
  });
  const dots = lines.flatMap(({ points }) =>
    [points[0], points.at(-1)].flatMap((point) =>
      point ? `<circle cx="${round(toX(point[0]))}" cy="${round(toY(point[1]))}" r="${DOT}"/>` : [],
    ),
  );
  const names = lines.map(({ name, name_at: [at, value] }) =>
    drawText(name, [toX(at), toY(value)], { isStrong: true }),
  );
  return [
    `<path d="${rules.join("")}" fill="none" stroke="var(--color-line)"/>`,
    drawText(y.label, [4, font + 2]),
    ...yLabels,
    ...xLabels,
    drawText(x.label, [right, height - 6], { anchor: "end" }),
    `<g fill="none" stroke="var(--figure-ink)" stroke-width="2.5">${drawn.join("")}</g>`,
    `<g fill="var(--figure-accent)" stroke="var(--figure-ink)" stroke-width="1.5">${dots.join("")}</g>`,
    ...names,
  ].join("");
}
