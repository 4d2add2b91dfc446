import { escapeText } from "../../../base/escape";
import { type QuorumChart, formatFigure } from "../../../data/charts";
import {
  LEAST_SHARE,
  MOST_TURNOUT,
  QUORUM_MARGIN,
  type QuorumChoice,
  describeQuorum,
  placeInPlot,
  plotQuorum,
} from "../../../data/quorum-plot";
import { type DrawingSize, drawText } from "./drawing";

const SLIDERS: readonly {
  readonly name: keyof QuorumChoice;
  readonly label: string;
  readonly range: string;
}[] = [
  { name: "baseline", label: "Baseline", range: 'min="4" max="40" step="1"' },
  { name: "turnout", label: "Turnout", range: 'min="1" max="20" step="0.1"' },
  { name: "threshold", label: "Threshold", range: 'min="50" max="90" step="5"' },
];

/**
 * Draws the share of Yes votes needed at each turnout as SVG. src/browser/widgets/quorum.ts moves the line and the dot.
 */
export function drawQuorum(
  { start, quorum_factor: factor }: QuorumChart,
  size: DrawingSize,
): string {
  const { width, height, font } = size;
  const left = placeInPlot(0, LEAST_SHARE, size);
  const right = width - QUORUM_MARGIN.right;
  const shares = [50, 60, 70, 80, 90, 100];
  const rules = shares.map((share) => `M${left.x} ${placeInPlot(0, share, size).y}H${right}`);
  const { line, dot } = plotQuorum(start, factor, size);
  return [
    `<path d="${rules.join("")}" fill="none" stroke="var(--color-line)"/>`,
    drawText("Share of Yes needed", [4, font + 2]),
    ...shares.map((share) =>
      drawText(formatFigure(share, "%"), [left.x - 8, placeInPlot(0, share, size).y + font / 3], {
        anchor: "end",
      }),
    ),
    ...[0, 5, 10, 15, MOST_TURNOUT].map((turnout) =>
      drawText(formatFigure(turnout, "%"), [placeInPlot(turnout, 50, size).x, left.y + font + 6], {
        anchor: "middle",
      }),
    ),
    drawText("Turnout, of all locked CELO", [right, height - 6], { anchor: "end" }),
    `<path data-line d="${line}" fill="none" stroke="var(--figure-ink)" stroke-width="2.5"/>`,
    `<circle data-dot cx="${dot.x}" cy="${dot.y}" r="7" fill="var(--figure-accent)" stroke="var(--figure-ink)" stroke-width="1.5"/>`,
  ].join("");
}

/**
 * Renders a slider for each number that decides the vote, and the result as a sentence. The sliders are hidden unless
 * scripts run.
 */
export function renderSliders({ start, quorum_factor: factor }: QuorumChart): string {
  const rows = SLIDERS.map(
    ({ name, label, range }) =>
      `<tr><th scope="row">${label}</th>` +
      `<td><input type="range" name="${name}" aria-label="${label}, in percent" ${range} value="${start[name]}" autocomplete="off"></td>` +
      `<td data-value="${name}">${start[name]}%</td></tr>`,
  );
  return (
    `<table data-needs-script><tbody>${rows.join("")}</tbody></table>` +
    `<p><output>${escapeText(describeQuorum(start, factor))}</output></p>`
  );
}
