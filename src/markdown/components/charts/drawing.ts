import { escapeText } from "../../../base/escape";

/** Size of a drawing and its font, in CSS pixels when the drawing is shown at its full width. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
  readonly font: number;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

interface TextOptions {
  readonly anchor?: "middle" | "end";
  /** True for text in the drawing's main color. Other text, for instance on axes, is muted. */
  readonly isStrong?: boolean;
}

/** Draws text that starts at a point, ends at it, or is centered on it. */
export function drawText(
  words: string,
  [x, y]: readonly [x: number, y: number],
  { anchor, isStrong = false }: TextOptions = {},
): string {
  const fill = isStrong ? "var(--figure-ink)" : "var(--figure-muted)";
  const anchored = anchor === undefined ? "" : ` text-anchor="${anchor}"`;
  return `<text x="${round(x)}" y="${round(y)}" fill="${fill}"${anchored}>${escapeText(words)}</text>`;
}
