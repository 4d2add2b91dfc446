import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create } from "fontkit";
import type { CardFont } from "../outputs/card";

/** Close to the titles' fonts of styles/tokens.css, free (OFL), and there wherever the packages are. */
const FONT_FILE = "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff";

const round = (length: number): string => String(Math.round(length * 10) / 10);

/** The font of cards. A sign it has no glyph for is left out. */
export function readCardFont(root: string): CardFont {
  const font = create(readFileSync(createRequire(join(root, "package.json")).resolve(FONT_FILE)));
  if (!("unitsPerEm" in font)) throw new Error(`${FONT_FILE} is a collection of fonts.`);
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
  return {
    widthOf: (text) =>
      glyphsOf(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / unitsPerEm,
    outlineOf: (text, size) => {
      const scale = size / unitsPerEm;
      let x = 0;
      return glyphsOf(text)
        .map((glyph) => {
          const outline = glyph.path.commands
            .map(({ command, args }) => `${LETTERS[command]}${place(args, x, scale)}`)
            .join("");
          x += glyph.advanceWidth;
          return outline;
        })
        .join("");
    },
  };
}

/** Commands of an outline as SVG writes them. */
const LETTERS = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

/** Pairs of x and y, moved to the glyph's place; a font's y grows upwards, a picture's downwards. */
const place = (args: readonly number[], x: number, scale: number): string =>
  args.map((value, index) => round((index % 2 === 0 ? value + x : -value) * scale)).join(" ");
