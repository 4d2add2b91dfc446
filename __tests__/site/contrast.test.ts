import { ADMONITION_TITLES } from "../../src/markdown/render/html/admonitions";
import {
  type Mode,
  type StyleRule,
  contrastOf,
  readColors,
  styleRules,
  toRgb,
} from "../support/style-rules";

/** Backgrounds on which any text color and any line color may be used. */
const GROUNDS = ["--color-page", "--color-sunken", "--color-raised"];
/** Colors of running text and labels, which have to be readable: WCAG 1.4.3. */
const TEXTS = ["--color-text", "--color-text-muted"];
/** Colors of lines and shapes that show a control or a state: WCAG 1.4.11. */
const LINES = [
  "--color-line-strong",
  "--color-link-line",
  "--color-current-line",
  "--color-focus",
  "--color-button",
];
/**
 * Colors that don't have to be visible: they separate things that can be told apart without them, or are behind a
 * picture.
 */
const DECORATION = ["--color-line", "--color-shade"];
/** Colors that are used only on the backgrounds they were made for. */
const GROUND_OF: Readonly<Record<string, readonly string[]>> = {
  "--color-mark-ink": ["--color-mark"],
  "--color-button-ink": ["--color-button"],
  "--figure-ink": ["--color-page", "--figure-fill"],
  "--figure-muted": ["--color-page", "--figure-fill"],
  "--figure-accent-ink": ["--figure-accent"],
};
const TONES = Object.keys(ADMONITION_TITLES).map((kind) => `--tone-${kind}`);
const CODE = [
  ...["--color-text", "--color-text-muted", "--tone-info"],
  ...["keyword", "string", "comment", "number", "type", "attribute"].map(
    (name) => `--code-${name}`,
  ),
];
/** Backgrounds of a code block and of its marked lines. */
const CODE_GROUNDS = ["--color-sunken", "--code-marked"];

const TEXT = 4.5;
const SHAPE = 3;

interface Pair {
  readonly front: string;
  readonly ground: string;
  readonly least: number;
  readonly where: string;
}

const cross = (
  fronts: readonly string[],
  grounds: readonly string[],
  least: number,
  where: string,
): Pair[] =>
  fronts.flatMap((front) =>
    grounds.map((ground) => ({
      front: front.startsWith("--") ? `var(${front})` : front,
      ground: ground.startsWith("--") ? `var(${ground})` : ground,
      least,
      where,
    })),
  );

const TOKEN = /--(?:color|tone|code|figure|logo)[\w-]*/g;
const valueOf = (rule: StyleRule, name: RegExp): string | undefined =>
  rule.declarations.find(([property]) => name.test(property))?.[1];

/** Replaces `var(--tone)`, which each kind of admonition sets (styles/prose.css), with every tone in turn. */
const eachTone = (value: string): string[] =>
  value.includes("var(--tone)")
    ? TONES.map((tone) => value.replaceAll("var(--tone)", `var(${tone})`))
    : [value];

/** Lists the pairs of a text color and a background that a rule sets for the same text. */
function pairsOfRule(rule: StyleRule): Pair[] {
  const ground = valueOf(rule, /^background(?:-color)?$/);
  if (ground === undefined || !/^(?:var\(--(?:color|tone|code|figure)|color-mix)/.test(ground))
    return [];
  const written = valueOf(rule, /^color$/);
  const where = `${rule.file}: ${rule.selector}`;
  const text = written?.startsWith("var(--") === true ? written : undefined;
  // If a rule sets no text color, text on a tinted background has the same color as everywhere else.
  const fronts = text === undefined ? [] : eachTone(text);
  return fronts.length > 0
    ? cross(fronts, eachTone(ground), TEXT, where)
    : ground.startsWith("color-mix")
      ? cross(TEXTS.slice(0, 1), eachTone(ground), TEXT, where)
      : [];
}

const ADMONITION_GROUNDS = styleRules
  .filter(({ selector }) => selector === ".admonition")
  .flatMap((rule) => valueOf(rule, /^background$/) ?? []);

const pairs: readonly Pair[] = [
  ...cross(TEXTS, [...GROUNDS, "--color-current"], TEXT, "text"),
  ...cross(LINES, GROUNDS, SHAPE, "lines"),
  ...cross(["--color-current-line"], ["--color-current"], SHAPE, "the bar of the current item"),
  ...cross(TONES, ["--color-page", "--color-sunken"], TEXT, "tones"),
  // The title of an admonition is on a background tinted with its own tone, which another rule sets.
  ...TONES.flatMap((tone) =>
    ADMONITION_GROUNDS.flatMap((ground) =>
      cross([tone], [ground.replaceAll("var(--tone)", `var(${tone})`)], TEXT, "titles"),
    ),
  ),
  ...cross(CODE, CODE_GROUNDS, TEXT, "code"),
  ...cross(["--figure-line"], ["--color-page", "--figure-fill"], SHAPE, "figures"),
  ...Object.entries(GROUND_OF).flatMap(([front, grounds]) => cross([front], grounds, TEXT, front)),
  ...styleRules.flatMap(pairsOfRule),
];

test.each<Mode>(["light", "dark"])("colors used together can be told apart in %s mode", (mode) => {
  const colors = readColors(mode);
  const weak = pairs.flatMap(({ front, ground, least, where }) => {
    const ratio = contrastOf(toRgb(front, colors), toRgb(ground, colors));
    return ratio < least
      ? [`${front} on ${ground}: ${ratio.toFixed(2)} < ${least} (${where})`]
      : [];
  });
  expect(ADMONITION_GROUNDS).toHaveLength(1);
  expect(pairs.length).toBeGreaterThan(80);
  expect(weak).toEqual([]);
});

test("every color token has a contrast rule", () => {
  const known = new Set([
    ...[GROUNDS, TEXTS, LINES, DECORATION, TONES, CODE, CODE_GROUNDS].flat(),
    ...Object.entries(GROUND_OF).flatMap(([front, grounds]) => [front, ...grounds]),
    ...["--color-current", "--figure-line"],
  ]);
  expect([...readColors("light").keys()].filter((token) => !known.has(token))).toEqual([]);
});

test("text has a text color, and lines have a line color", () => {
  const words = new Set([...TEXTS, ...TONES, ...CODE, ...Object.keys(GROUND_OF), "--tone"]);
  const lines = new Set([...LINES, ...TEXTS, ...TONES, ...DECORATION, "--figure-line", "--tone"]);
  const isLine = /^(?:border(?!.*radius)|outline$|box-shadow$|text-decoration|stroke$)/;
  const wrong = styleRules.flatMap((rule) => {
    const { file, selector, declarations } = rule;
    const ground = valueOf(rule, /^background(?:-color)?$/) ?? "";
    // A character between words counts as a shape if screen readers ignore it.
    const isSign = valueOf(rule, /^content$/)?.endsWith('/ ""') === true;
    return declarations.flatMap(([property, value]) =>
      (value.match(TOKEN) ?? []).flatMap((token) => {
        const isRight =
          (property === "color" && (words.has(token) || (isSign && lines.has(token)))) ||
          // A ring may have the color of its background, which it then extends, or the text color made for this
          // background.
          (isLine.test(property) &&
            (lines.has(token) ||
              ground.includes(token) ||
              token in GROUND_OF ||
              GROUNDS.includes(token)));
        return isRight || (property !== "color" && !isLine.test(property))
          ? []
          : [`${file}: ${selector} { ${property}: ${token} }`];
      }),
    );
  });
  expect(wrong).toEqual([]);
});

test("yellow isn't the background of anything a reader has to find, since it is hardly visible in print", () => {
  const isHighlight = /::selection|::highlight|mark|:hover|code-note/;
  const lost = styleRules.filter(
    (rule) =>
      valueOf(rule, /^background(?:-color)?$/)?.includes("--color-mark") === true &&
      !isHighlight.test(rule.selector),
  );
  expect(lost.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});
