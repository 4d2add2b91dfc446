import { scaleLinear } from "d3-scale";
import { type BarChart, formatFigure } from "../../../data/charts";
import { type DrawingSize, drawText, round } from "./drawing";

const BAR = 26;
const GAP = 6;
const GROUP_GAP = 22;
/** Space for the name before a bar and for the value after it, in characters. */
const NAME_LETTERS = 7;
const VALUE_LETTERS = 12;

/** Returns the total height of the bars and their labels. */
export const heightOfBars = ({ groups }: BarChart, font: number): number =>
  groups.reduce(
    (sum, { bars }) => sum + font + GAP + bars.length * (BAR + GAP) + GROUP_GAP,
    -GROUP_GAP,
  );

/** Draws groups of bars as SVG, one below the other. The last bar of a group is the current value. */
export function drawBars({ groups, to }: BarChart, { width, font }: DrawingSize): string {
  const left = NAME_LETTERS * font * 0.6;
  const drawn: string[] = [];
  let top = 0;
  for (const { label, unit, bars } of groups) {
    const most = to ?? (Math.max(...bars.map(({ value }) => value)) || 1);
    const toWidth = scaleLinear([0, most], [0, width - left - VALUE_LETTERS * font * 0.6]);
    drawn.push(drawText(label, [0, top + font], { isStrong: true }));
    top += font + GAP;
    bars.forEach(({ name, value }, at) => {
      const middle = top + BAR / 2 + font / 3;
      const fill = at === bars.length - 1 ? "var(--color-mark)" : "var(--figure-fill)";
      const length = round(toWidth(value));
      drawn.push(
        drawText(name, [0, middle]),
        `<rect x="${left}" y="${round(top)}" width="${length}" height="${BAR}" fill="${fill}" stroke="var(--figure-ink)"/>`,
        drawText(formatFigure(value, unit), [left + length + 8, middle], { isStrong: true }),
      );
      top += BAR + GAP;
    });
    top += GROUP_GAP;
  }
  return drawn.join("");
}
