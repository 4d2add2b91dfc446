import { scaleLinear } from "d3-scale";
import { curveLinear, curveMonotoneX, line } from "d3-shape";
import { type Axis, type LineChart, formatFigure } from "../../../data/charts";
import { PLOT_MARGIN as MARGIN } from "../../../data/quorum-plot";
import { type DrawingSize, drawText, round } from "./drawing";

const DOT = 4;

/**
 * Draws two axes with their numbers and horizontal lines as SVG.
 * @param xTicks Approximate count of numbers on the horizontal axis; by default, as many as have room.
 * @returns The drawing, and the scales that place a value in it.
 */
export function drawAxes(
  { x, y }: { readonly x: Axis; readonly y: Axis },
  { width, height, font }: DrawingSize,
  xTicks = Math.min(8, Math.floor(width / 75)),
) {
  const [left, right, bottom] = [MARGIN.left, width - MARGIN.right, height - MARGIN.bottom];
  const toX = scaleLinear([x.from, x.to], [left, right]);
  const toY = scaleLinear([y.from, y.to], [bottom, MARGIN.top]);
  const rules = toY.ticks(5).map((tick) => `M${left} ${round(toY(tick))}H${right}`);
  const drawn = [
    `<path d="${rules.join("")}" fill="none" stroke="var(--color-line)"/>`,
    drawText(y.label, [4, font + 2]),
    ...toY
      .ticks(5)
      .map((tick) =>
        drawText(formatFigure(tick, y.unit), [left - 8, toY(tick) + font / 3], { anchor: "end" }),
      ),
    ...toX
      .ticks(xTicks)
      .map((tick) =>
        drawText(formatFigure(tick, x.unit), [toX(tick), bottom + font + 6], { anchor: "middle" }),
      ),
    drawText(x.label, [right, height - 6], { anchor: "end" }),
  ].join("");
  return { drawn, toX, toY };
}

/** Draws a line chart with two axes as SVG. */
export function drawLines(chart: LineChart, size: DrawingSize): string {
  const { lines } = chart;
  const { drawn: axes, toX, toY } = drawAxes(chart, size);
  const path = line<readonly [number, number]>()
    .x(([at]) => round(toX(at)))
    .y(([, value]) => round(toY(value)));
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
    axes,
    `<g fill="none" stroke="var(--figure-ink)" stroke-width="2.5">${drawn.join("")}</g>`,
    `<g fill="var(--color-mark)" stroke="var(--figure-ink)" stroke-width="1.5">${dots.join("")}</g>`,
    ...names,
  ].join("");
}
