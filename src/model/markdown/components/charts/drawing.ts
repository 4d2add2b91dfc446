import { escapeText } from "../../html/escape";

/** The size of a drawing and of its letters. They are as large on the screen where it is shown as wide as it is. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
  readonly font: number;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

interface TextOptions {
  readonly anchor?: "middle" | "end";
  /** In the ink of the drawing; else muted, as the words of axes are. */
  readonly isStrong?: boolean;
}

/** Words from a point of a drawing on, or up to it, or around it. */
export function drawText(
  words: string,
  [x, y]: readonly [x: number, y: number],
  { anchor, isStrong = false }: TextOptions = {},
): string {
  const fill = isStrong ? "var(--figure-ink)" : "var(--figure-muted)";
  const anchored = anchor === undefined ? "" : ` text-anchor="${anchor}"`;
  return `<text x="${round(x)}" y="${round(y)}" fill="${fill}"${anchored}>${escapeText(words)}</text>`;
}
