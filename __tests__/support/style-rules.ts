import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

export type Mode = "light" | "dark";

/** A rule in a style sheet: its selector and its declarations. */
export interface StyleRule {
  readonly file: string;
  readonly selector: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

const SHEETS = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => join("src", file));

/**
 * Reads the rules of a style sheet. Our rules aren't nested, so each rule is the text in an innermost pair of braces.
 */
function readRules(file: string): StyleRule[] {
  const text = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    file,
    selector: selector.trim(),
    declarations: body.split(";").flatMap((declaration) => {
      const [, property, value] = /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(declaration) ?? [];
      return property !== undefined && value !== undefined ? [[property, value] as const] : [];
    }),
  }));
}

/** All rules in all of our style sheets. */
export const styleRules: readonly StyleRule[] = SHEETS.flatMap(readRules);

const TOKENS = "src/styles/tokens.css";

/** Reads the colors of a mode, keyed by token. Their values are as written: `#fdfcf8`, or another token. */
export function readColors(mode: Mode): Map<string, string> {
  const own = styleRules.filter(
    ({ file, selector }) =>
      file === TOKENS && (selector === ":root" || (mode === "dark" && selector.includes('"dark"'))),
  );
  return new Map(
    own
      .flatMap(({ declarations }) => declarations)
      .filter(([name]) => /^--(?:color|tone|code|figure|logo)-/.test(name)),
  );
}

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Converts a color value to red, green and blue from 0 to 255. Computes `color-mix` as browsers mix colors in sRGB.
 */
export function toRgb(value: string, colors: ReadonlyMap<string, string>): Rgb {
  const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (token !== undefined) {
    const known = colors.get(token);
    if (known === undefined) throw new Error(`There is no token ${token}.`);
    return toRgb(known, colors);
  }
  const [, first, share, second] =
    /^color-mix\(in srgb, (var\(.+?\)) (\d+)%, (var\(.+?\))\)$/.exec(value) ?? [];
  if (first !== undefined && second !== undefined) {
    const [a, b, part] = [toRgb(first, colors), toRgb(second, colors), Number(share) / 100];
    const mix = (at: 0 | 1 | 2): number => a[at] * part + b[at] * (1 - part);
    return [mix(0), mix(1), mix(2)];
  }
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value) ?? [];
  if (hex === undefined) throw new Error(`${value} isn't a color that can be compared.`);
  const whole = hex.length === 3 ? hex.replaceAll(/./g, "$&$&") : hex;
  const part = (at: number): number => Number.parseInt(whole.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Computes the relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Computes the contrast, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
