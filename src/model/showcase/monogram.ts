/** What stands for a site that has no picture: two letters on a ground of its own. */
export interface Monogram {
  readonly letters: string;
  /** `hsl(…)`: white letters reach 4.5:1 on both, in either colour mode. */
  readonly ground: string;
  readonly shape: string;
  /** Corner the shape sits in, in parts of the picture's width and height. */
  readonly corner: readonly [x: 0 | 1, y: 0 | 1];
}

const HUES = 24;

/** A number made of a text, the same everywhere (FNV-1a, 32 bits). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

/** Initials of the first two words; of one word its first capital and the next, or its first two letters. */
function findLetters(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ["?"];
  const [first = "", second] = words;
  if (second !== undefined) return (first.slice(0, 1) + second.slice(0, 1)).toUpperCase();
  const capital = /\p{Lu}/u.exec(first.slice(1))?.[0] ?? first.slice(1, 2);
  return first.slice(0, 1).toUpperCase() + capital;
}

/** The monogram of a name: always the same for the same name. */
export function drawMonogram(name: string): Monogram {
  const number = hash(name);
  const hue = (number % HUES) * (360 / HUES);
  return {
    letters: findLetters(name),
    ground: `hsl(${hue} 42% 25%)`,
    shape: `hsl(${hue} 46% 31%)`,
    corner: [((number >>> 8) & 1) as 0 | 1, ((number >>> 9) & 1) as 0 | 1],
  };
}
