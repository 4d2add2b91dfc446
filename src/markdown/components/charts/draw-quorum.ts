import { escapeText } from "../../../base/escape";
import type { QuorumChart } from "../../../data/charts";
import {
  LEAST_SHARE,
  MOST_TURNOUT,
  type QuorumChoice,
  describeQuorum,
  plotQuorum,
} from "../../../data/quorum-plot";
import { drawAxes } from "./draw-lines";
import type { DrawingSize } from "./drawing";

const SLIDERS: readonly {
  readonly name: keyof QuorumChoice;
  readonly label: string;
  readonly range: string;
}[] = [
  { name: "baseline", label: "Baseline", range: 'min="4" max="40" step="1"' },
  { name: "turnout", label: "Turnout", range: 'min="1" max="20" step="0.1"' },
  { name: "threshold", label: "Threshold", range: 'min="50" max="90" step="5"' },
];

const AXES = {
  x: { label: "Turnout, of all locked CELO", unit: "%", from: 0, to: MOST_TURNOUT },
  y: { label: "Share of Yes needed", unit: "%", from: LEAST_SHARE, to: 100 },
} as const;

/**
 * Draws the share of Yes votes needed at each turnout as SVG. src/browser/widgets/quorum.ts moves the line and the dot.
 */
export function drawQuorum(
  { start, quorum_factor: factor }: QuorumChart,
  size: DrawingSize,
): string {
  const { line, dot } = plotQuorum(start, factor, size);
  return [
    drawAxes(AXES, size, 5).drawn,
    `<path data-line d="${line}" fill="none" stroke="var(--figure-ink)" stroke-width="2.5"/>`,
    `<circle data-dot cx="${dot.x}" cy="${dot.y}" r="7" fill="var(--color-mark)" stroke="var(--figure-ink)" stroke-width="1.5"/>`,
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
