import { escapeText } from "../../../model/markdown/html/escape";

/** A line of a card: plain text, or an action of the reader. */
export type CardLine =
  | string
  | { readonly choose: string }
  | { readonly switchOn: string }
  | { readonly enter: string; readonly in: string }
  | { readonly press: string };

export interface StepCard {
  readonly title: string;
  /** The device on which the step takes place. */
  readonly on: "phone" | "window" | "device";
  readonly lines: readonly CardLine[];
}

const WIDTH = 560;
const GAP = 20;
const CARD = (WIDTH - GAP) / 2;
const TITLE = 40;
const LINE = 38;
const FIELD = 64;
const PADDING = 12;
/** The space above the lines: a camera, the buttons of a window, or nothing. */
const TOP = 22;
/** Large enough to read when a width of 560 is shown as 342, where both columns fit on a phone. */
const TEXT = 18;
/** Share of a drawing's height: a page shows drawings at most 280 px high, with labels of at least 14 px. */
const TEXT_OF_HEIGHT = 14 / 280;
/** The number of characters that fit between the edges. */
const MOST_CHARACTERS = 25;

const heightOf = (line: CardLine): number =>
  typeof line === "object" && "enter" in line ? FIELD : LINE;

const screenHeight = ({ lines }: StepCard): number =>
  TOP + lines.reduce((height, line) => height + heightOf(line), 0) + PADDING;

function words(x: number, y: number, text: string, more = ""): string {
  if (text.length > MOST_CHARACTERS)
    throw new Error(`"${text}" is too long for a card: at most ${MOST_CHARACTERS} characters.`);
  return `<text x="${x}" y="${y}"${more}>${escapeText(text)}</text>`;
}

/** Draws a background in the colour that draws attention. */
const ground = (x: number, y: number, width: number, rounding: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="32" rx="${rounding}" fill="var(--figure-accent)" stroke="var(--figure-line)"/>`;

const ON_GROUND = ' fill="var(--figure-accent-ink)"';

function drawLine(line: CardLine, x: number, y: number): string {
  const left = x + PADDING;
  const inside = CARD - 2 * PADDING;
  if (typeof line === "string") return words(left + 8, y + 25, line);
  if ("choose" in line)
    return ground(left, y + 2, inside, 6) + words(left + 8, y + 24, line.choose, ON_GROUND);
  if ("press" in line)
    return (
      ground(left, y + 2, inside, 16) +
      words(x + CARD / 2, y + 24, line.press, ` text-anchor="middle" font-weight="700"${ON_GROUND}`)
    );
  if ("switchOn" in line)
    return (
      words(left + 8, y + 24, line.switchOn) +
      `<rect x="${left + inside - 48}" y="${y + 7}" width="40" height="22" rx="11" fill="var(--figure-accent)" stroke="var(--figure-line)"/>` +
      `<circle cx="${left + inside - 19}" cy="${y + 18}" r="8" fill="var(--figure-accent-ink)"/>`
    );
  return (
    words(left + 8, y + 19, line.in, ' fill="var(--figure-muted)"') +
    `<rect x="${left}" y="${y + 26}" width="${inside}" height="33" rx="4" fill="none" stroke="var(--figure-line)"/>` +
    words(left + 8, y + 49, line.enter)
  );
}

function drawTop(on: StepCard["on"], x: number, y: number): string {
  switch (on) {
    case "phone":
      return `<circle cx="${x + CARD / 2}" cy="${y + 12}" r="4" fill="var(--figure-line)"/>`;
    case "window":
      return [12, 24, 36]
        .map((at) => `<circle cx="${x + at}" cy="${y + 12}" r="4" fill="var(--figure-line)"/>`)
        .join("");
    case "device":
      return `<path d="M${x + 12} ${y + 12}h30m${CARD - 84} 0h30" stroke="var(--figure-line)" stroke-width="4"/>`;
  }
}

const ROUNDING = { phone: 24, window: 8, device: 14 } as const;

/** Draws steps in two columns, in the colours of the page, without imitating a real screen. */
export function drawCards(cards: readonly StepCard[]): string {
  const parts: string[] = [];
  let y = 2;
  for (let first = 0; first < cards.length; first += 2) {
    const row = cards.slice(first, first + 2);
    const height = Math.max(...row.map(screenHeight));
    row.forEach((card, index) => {
      const x = index * (CARD + GAP);
      const top = y + TITLE;
      const width = CARD - 2;
      parts.push(
        `<circle cx="${x + 15}" cy="${y + 16}" r="14" fill="var(--figure-ink)"/>` +
          `<text x="${x + 15}" y="${y + 22}" text-anchor="middle" font-weight="700" fill="var(--figure-fill)">${first + index + 1}</text>` +
          words(x + 38, y + 22, card.title, ' font-weight="700"') +
          `<rect x="${x + 1}" y="${top}" width="${width}" height="${height}" rx="${ROUNDING[card.on]}" fill="var(--figure-fill)" stroke="var(--figure-line)" stroke-width="1.5"/>` +
          drawTop(card.on, x, top),
      );
      let at = top + TOP;
      for (const line of card.lines) {
        parts.push(drawLine(line, x, at));
        at += heightOf(line);
      }
    });
    y += TITLE + height + GAP;
  }
  const height = y - GAP + 2;
  const text = Math.max(TEXT, Math.ceil(height * TEXT_OF_HEIGHT * 10) / 10);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="inherit" font-size="${text}" fill="var(--figure-ink)">\n` +
    `${parts.join("\n")}\n</svg>\n`
  );
}
