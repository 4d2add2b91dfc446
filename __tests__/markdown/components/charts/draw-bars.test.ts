import type { BarChart } from "../../../../src/data/charts";
import { drawBars, heightOfBars } from "../../../../src/markdown/components/charts/draw-bars";

const chart = {
  groups: [
    {
      label: "Bytes",
      bars: [
        { name: "A", value: 50 },
        { name: "B", value: 100 },
      ],
    },
    { label: "Requests", bars: [{ name: "C", value: 3 }] },
  ],
} as unknown as BarChart;
const size = { width: 342, height: 0, font: 10 };

/** Reads the bars from the drawing. */
const bars = [
  ...drawBars(chart, size).matchAll(
    /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="var\(--(?:figure|color)-(\w+)\)"/g,
  ),
].map(([, x, y, width, height, fill]) => ({
  ...{ x: Number(x), y: Number(y), width: Number(width), height: Number(height) },
  fill,
}));

test("the longest bar of a group leaves room for its name and its value, 7 and 12 letters", () => {
  const letter = size.font * 0.6;
  expect(bars.map(({ x }) => x)).toEqual([7 * letter, 7 * letter, 7 * letter]);
  const longest = size.width - 19 * letter;
  expect(bars.map(({ width }) => width)).toEqual([longest / 2, longest, longest]);
});

test("the last bar of a group is the current value", () => {
  expect(bars.map(({ fill }) => fill)).toEqual(["fill", "mark", "mark"]);
});

test("bars are stacked, and the drawing ends below the last one", () => {
  const [first, second, third] = bars.map(({ y, height }) => ({ top: y, bottom: y + height }));
  expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
  expect(third?.top).toBeGreaterThan(second?.bottom ?? Infinity);
  const room = heightOfBars(chart, size.font) - (third?.bottom ?? 0);
  expect(room).toBe((second?.top ?? 0) - (first?.bottom ?? 0));
});
