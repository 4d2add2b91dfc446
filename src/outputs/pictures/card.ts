import { CARD_SIZE } from "../../site/cards";
import { LOGO } from "../../site/logo";
import { type Color, type IndexedPicture, blend, indexAt, setIndex } from "./indexed-png";

/** Measures and outlines text, so that cards look the same on every machine. Widths are in ems. */
export interface CardFont {
  readonly widthOf: (text: string) => number;
  /** Returns the outline of a line that begins at 0, for the `d` of a path. y increases downwards. */
  readonly outlineOf: (text: string, size: number) => string;
}

/** A letter as pixels: how much of each pixel it covers, from 0 to 255, row by row. */
export interface LetterMask {
  /** Offsets, in pixels, of the mask's left and upper edges from the pen's position on the baseline. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly coverage: Uint8Array;
}

/** Returns the mask of a letter at a size in pixels; undefined if the font doesn't have the letter. */
export type CardLetters = (letter: string, size: number) => LetterMask | undefined;

/** A line of text on a card. The pen starts at x and y. */
export interface CardLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone: keyof typeof CARD_TONES;
}

/** The words on a card. */
export interface CardWords {
  readonly title: string;
  /** The area of the site; may be empty. */
  readonly area: string;
}

const MARGIN = 80;
const MAX_WIDTH = CARD_SIZE.width - 2 * MARGIN;
/** Font sizes of titles, largest first, with the number of lines that fit at each size. */
const TITLE_SIZES = [
  { size: 84, maxLines: 2 },
  { size: 72, maxLines: 3 },
  { size: 58, maxLines: 4 },
] as const;
const SMALL_SIZE = 32;
const LINE_HEIGHT = 1.18;
const ELLIPSIS = "…";

/** The colors of the dark mode in styles/tokens.css. */
const COLORS = { page: "#141512", text: "#e9e9e0", muted: "#a5a79a", mark: "#fcff52" } as const;

const toColor = (hex: string): Color => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

const TEXT_STEPS = 12;

/** All colors of a card: the background, and gradual steps from it to the text and mark colors, for soft edges. */
export const CARD_PALETTE: readonly Color[] = [
  ...blend(toColor(COLORS.page), toColor(COLORS.text), TEXT_STEPS),
  ...blend(toColor(COLORS.page), toColor(COLORS.mark), 4).slice(1),
];

/** Palette positions of the letters' colors. `muted` is the step closest to the muted color. */
export const CARD_TONES = { text: TEXT_STEPS - 1, muted: 7 } as const;

/**
 * Splits a title into lines, at the largest size that fits. At the smallest size, a title that is too long ends with an
 * ellipsis.
 */
export function layOutTitle(
  title: string,
  { widthOf }: Pick<CardFont, "widthOf">,
): { size: number; lines: readonly string[] } {
  let size = 0;
  let lines: string[] = [];
  for (const step of TITLE_SIZES) {
    size = step.size;
    lines = breakLines(title, MAX_WIDTH / size, widthOf);
    if (lines.length <= step.maxLines && !hasBrokenWord(lines, title)) return { size, lines };
    lines = cutLines(lines, step.maxLines, MAX_WIDTH / size, widthOf);
  }
  return { size, lines };
}

/** Breaks a text into lines of at most `width`. A word that is wider than a line is split. */
function breakLines(text: string, width: number, widthOf: CardFont["widthOf"]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (widthOf(line) > width) {
      let end = line.length - 1;
      while (end > 1 && widthOf(line.slice(0, end)) > width) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return line === "" ? lines : [...lines, line];
}

const hasBrokenWord = (lines: readonly string[], title: string): boolean =>
  lines.join(" ") !== title.trim().replace(/\s+/g, " ");

function cutLines(
  lines: readonly string[],
  count: number,
  width: number,
  widthOf: CardFont["widthOf"],
): string[] {
  if (lines.length <= count) return [...lines];
  let last = lines[count - 1] ?? "";
  while (last !== "" && widthOf(last + ELLIPSIS) > width) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, count - 1), last + ELLIPSIS];
}

const { letters, circle, dash, strokeWidth } = LOGO;
const DRAWN_LOGO = `<g transform="translate(${MARGIN} 68) scale(1.75)" fill="none" stroke="${COLORS.text}" stroke-width="${strokeWidth}"><path d="${letters}"/><circle cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}"/><path d="${dash}" stroke="${COLORS.mark}"/></g>`;

/**
 * Draws the background of all cards as SVG without text elements: the wordmark, the site's name, and a bar in the
 * mark color.
 */
export function drawGround(site: string, font: CardFont): string {
  const { width, height } = CARD_SIZE;
  const siteX = Math.round(width - MARGIN - font.widthOf(site) * SMALL_SIZE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLORS.page}"/>`,
    DRAWN_LOGO,
    `<path fill="${COLORS.muted}" transform="translate(${siteX} 112)" d="${font.outlineOf(site, SMALL_SIZE)}"/>`,
    `<rect x="${MARGIN}" y="${height - 88}" width="72" height="8" fill="${COLORS.mark}"/>`,
    "</svg>",
  ].join("");
}

/** Computes the positions of a card's lines: the area of the site, then the title. */
export function layOutCard({ title, area }: CardWords, font: CardFont): CardLine[] {
  const { size, lines } = layOutTitle(title, font);
  const lineHeight = Math.round(size * LINE_HEIGHT);
  // The last line of every title is at the same height, so that cards look aligned side by side.
  const firstLine = CARD_SIZE.height - 150 - (lines.length - 1) * lineHeight;
  const areaLine = firstLine - size - 24;
  return [
    { text: area, x: MARGIN, y: areaLine, size: SMALL_SIZE, tone: "muted" } as const,
    ...lines.map((text, index) => {
      return { text, x: MARGIN, y: firstLine + index * lineHeight, size, tone: "text" } as const;
    }),
  ].filter(({ text }) => text !== "");
}

/**
 * Paints a page's card: its lines, on the background that all cards share. Each letter is drawn once for all cards.
 * Drawing each card as a whole would take six times as long.
 */
export function paintCard(
  ground: IndexedPicture,
  lines: readonly CardLine[],
  font: CardFont,
  letters: CardLetters,
): IndexedPicture {
  const card = { ...ground, rows: ground.rows.slice() };
  for (const { text, x, y, size, tone } of lines) {
    let pen = x;
    for (const letter of text) {
      const mask = letters(letter, size);
      if (mask) paintLetter(card, mask, Math.round(pen), y, CARD_TONES[tone]);
      pen += font.widthOf(letter) * size;
    }
  }
  return card;
}

/** Paints a letter. Where soft edges of two letters overlap, each pixel keeps the stronger color. */
function paintLetter(
  card: IndexedPicture,
  mask: LetterMask,
  x: number,
  y: number,
  tone: number,
): void {
  for (let row = 0; row < mask.height; row += 1) {
    const cardY = y + mask.top + row;
    if (cardY < 0 || cardY >= card.height) continue;
    for (let column = 0; column < mask.width; column += 1) {
      const cardX = x + mask.left + column;
      if (cardX < 0 || cardX >= card.width) continue;
      const covered = mask.coverage[row * mask.width + column] ?? 0;
      if (covered === 0) continue;
      const index = Math.round((covered / 255) * tone);
      if (index > indexAt(card, cardX, cardY)) setIndex(card, cardX, cardY, index);
    }
  }
}
