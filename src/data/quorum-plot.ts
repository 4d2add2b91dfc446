/** Numbers that decide whether a proposal passes, in percent: two shares of locked CELO, and a share of Yes votes. */
export interface QuorumChoice {
  readonly baseline: number;
  readonly turnout: number;
  readonly threshold: number;
}

interface PlotSize {
  readonly width: number;
  readonly height: number;
}

/** A point in a drawing, in the drawing's units. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Space around the plot for the numbers on both axes. */
export const QUORUM_MARGIN = { top: 34, right: 20, bottom: 50, left: 48 } as const;
export const MOST_TURNOUT = 20;
export const LEAST_SHARE = 50;

/** Number of segments that make up the curved part of the line. */
const STEPS = 24;

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns the share of Yes votes that a proposal must exceed, in percent of all votes except abstentions. Votes missing
 * from the quorum count as No (`getSupportWithQuorumPadding` in Proposals.sol), so the result can be 100 or more.
 */
export function findNeededShare(
  { baseline, turnout, threshold }: QuorumChoice,
  factor: number,
): number {
  return threshold * Math.max(1, (baseline * factor) / turnout);
}

/** Converts a turnout and a share of Yes votes to a point in a drawing of this size. */
export function placeInPlot(turnout: number, share: number, { width, height }: PlotSize): Point {
  const { top, right, bottom, left } = QUORUM_MARGIN;
  const rest = (100 - share) / (100 - LEAST_SHARE);
  return {
    x: round(left + (turnout / MOST_TURNOUT) * (width - left - right)),
    y: round(top + rest * (height - top - bottom)),
  };
}

/** Plots the share needed at each turnout as an SVG path, and finds the point of the chosen turnout. */
export function plotQuorum(
  choice: QuorumChoice,
  factor: number,
  size: PlotSize,
): { line: string; dot: Point } {
  const quorum = choice.baseline * factor;
  // Below this turnout, a proposal can't pass even if all votes are Yes.
  const first = (quorum * choice.threshold) / 100;
  const bent = Array.from(
    { length: STEPS + 1 },
    (_, step) => first + ((quorum - first) * step) / STEPS,
  );
  const line = [...bent, MOST_TURNOUT]
    .filter((turnout) => turnout <= MOST_TURNOUT)
    .map((turnout) => {
      const { x, y } = placeInPlot(turnout, findNeededShare({ ...choice, turnout }, factor), size);
      return `${x} ${y}`;
    });
  const share = Math.min(100, findNeededShare(choice, factor));
  return { line: `M${line.join("L")}`, dot: placeInPlot(choice.turnout, share, size) };
}

/** Describes the quorum and the share needed, for screen readers and Markdown. */
export function describeQuorum(choice: QuorumChoice, factor: number): string {
  const needed = findNeededShare(choice, factor);
  const result =
    needed < 100
      ? `a proposal passes when more than ${round(needed)}% of the votes are Yes`
      : "no proposal passes, even if every vote is Yes";
  return `The quorum is ${round(choice.baseline * factor)}% of all locked CELO. At a turnout of ${choice.turnout}%, ${result}.`;
}
