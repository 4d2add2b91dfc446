import { hashFnv1a } from "../../base/fnv-1a";

/** Placeholder for a site without a picture: two letters on a colored background. */
export interface Monogram {
  readonly letters: string;
  /** A color in the form `hsl(…)`. White letters have a contrast of at least 4.5:1 on `ground` and `shape`. */
  readonly ground: string;
  readonly shape: string;
  /** A path in a 48 by 48 picture, and its rotation around the center in degrees. */
  readonly pattern: string;
  readonly turn: 0 | 90 | 180 | 270;
}

const HUES = 24;
const TURNS = [0, 90, 180, 270] as const;

/** Paths across the whole picture: a disc, a half, a band, rings, steps, waves, a fan and a checkerboard. */
const PATTERNS = [
  "M-16 48a32 32 0 0 1 64 0z",
  "M0 48 48 0v48z",
  "M0 34 34 0h14L0 48z",
  "M48 48V4A44 44 0 0 0 4 48h9a35 35 0 0 1 35-35v9a26 26 0 0 0-26 26h9a17 17 0 0 1 17-17z",
  "M0 48V36h12V24h12V12h12V0h12v48z",
  "M0 30q12-14 24 0t24 0v18H0z",
  "M48 48 0 40V26zM48 48 8 8 22 0zM48 48 36 0h12z",
  "M24 24h24v24H24zM0 0h24v24H0z",
] as const;

/**
 * Returns the initials of the first two words. For a single word, returns its first letter and its next capital letter,
 * or its first two letters if there is no other capital letter.
 */
function findLetters(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ["?"];
  const [first = "", second] = words;
  if (second !== undefined) return (first.slice(0, 1) + second.slice(0, 1)).toUpperCase();
  const capital = /\p{Lu}/u.exec(first.slice(1))?.[0] ?? first.slice(1, 2);
  return first.slice(0, 1).toUpperCase() + capital;
}

/** Draws the monogram of a name. The same name always gets the same monogram. */
export function drawMonogram(name: string): Monogram {
  const number = hashFnv1a(name);
  const hue = (number % HUES) * (360 / HUES);
  return {
    letters: findLetters(name),
    ground: `hsl(${hue} 42% 25%)`,
    shape: `hsl(${hue} 46% 31%)`,
    pattern: PATTERNS[(number >>> 8) % PATTERNS.length] ?? PATTERNS[0],
    turn: TURNS[(number >>> 16) % TURNS.length] ?? 0,
  };
}
