import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create } from "fontkitten";
import sharp from "sharp";
import type { CardFont, CardLetters, CardLine, LetterMask } from "../../outputs/pictures/card";

/** A free font (OFL) that resembles the site's title font (styles/tokens.css) and is installed as a package. */
const FONT_FILE = "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff";

const round = (length: number): string => String(Math.round(length * 10) / 10);

export interface CardFontFile extends CardFont {
  /** Draws each letter of these lines once per size. */
  readonly drawLetters: (lines: readonly CardLine[]) => Promise<CardLetters>;
}

/** Reads the font for cards. Characters without a glyph are left out. */
export function readCardFont(root: string): CardFontFile {
  const font = create(readFileSync(createRequire(join(root, "package.json")).resolve(FONT_FILE)));
  if (font.isCollection) throw new Error(`${FONT_FILE} is a collection of fonts, not one font.`);
  const { unitsPerEm } = font;
  type Glyph = ReturnType<typeof font.glyphForCodePoint>;
  const known = new Map<string, Glyph | undefined>();
  const glyphOf = (sign: string): Glyph | undefined => {
    if (!known.has(sign)) {
      const code = sign.codePointAt(0) ?? 0;
      known.set(sign, font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code) : undefined);
    }
    return known.get(sign);
  };
  const glyphsOf = (text: string): Glyph[] =>
    Array.from(text).flatMap((sign) => glyphOf(sign) ?? []);
  const outlineOf = (text: string, size: number): string => {
    const scale = size / unitsPerEm;
    let x = 0;
    return glyphsOf(text)
      .map((glyph) => {
        const outline = glyph.path.commands
          .map(({ command, args }) => `${LETTERS[command]}${movePoints(args, x, scale)}`)
          .join("");
        x += glyph.advanceWidth;
        return outline;
      })
      .join("");
  };
  const drawLetter = async (letter: string, size: number): Promise<LetterMask | undefined> => {
    const glyph = glyphOf(letter);
    if (!glyph || glyph.path.commands.length === 0) return undefined;
    const scale = size / unitsPerEm;
    const { minX, minY, maxX, maxY } = glyph.path.bbox;
    // One extra pixel on each side, for soft edges.
    const left = Math.floor(minX * scale) - 1;
    const top = Math.floor(-maxY * scale) - 1;
    const width = Math.ceil(maxX * scale) + 1 - left;
    const height = Math.ceil(-minY * scale) + 1 - top;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="translate(${-left} ${-top})" d="${outlineOf(letter, size)}"/></svg>`;
    const coverage = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .extractChannel("alpha")
      .raw()
      .toBuffer();
    return { left, top, width, height, coverage };
  };
  return {
    widthOf: (text) =>
      glyphsOf(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / unitsPerEm,
    outlineOf,
    drawLetters: async (lines) => {
      const masks = new Map<string, LetterMask | undefined>();
      for (const { text, size } of lines) {
        for (const letter of text) {
          const key = `${letter}${size}`;
          if (!masks.has(key)) masks.set(key, await drawLetter(letter, size));
        }
      }
      return (letter, size) => masks.get(`${letter}${size}`);
    },
  };
}

/** Letters of SVG path commands. */
const LETTERS = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

/** Moves pairs of x and y to the glyph's position. y increases upwards in a font, but downwards in an SVG. */
const movePoints = (args: readonly number[], x: number, scale: number): string =>
  args.map((value, index) => round((index % 2 === 0 ? value + x : -value) * scale)).join(" ");
