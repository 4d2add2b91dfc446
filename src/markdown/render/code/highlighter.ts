import { type HighlighterCore, type ThemeRegistration, createHighlighterCore } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import type { CodeToken } from "../../../base/segments";
import { CODE_LANGUAGES } from "./code-languages";

/** Splits code into lines of tokens. The language must be in {@link CODE_LANGUAGES}. */
export type Highlight = (code: string, language: string) => readonly (readonly CodeToken[])[];

/**
 * Token kinds, each with its scopes. Code is highlighted with a theme that has a placeholder color for each kind, so
 * a single pass finds the kind of every token. The style sheet has a color for each kind and mode. This is faster
 * than highlighting with two themes, and `<span class="t-k">` is shorter than two colors in a style attribute.
 */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  c: ["comment", "punctuation.definition.comment"],
  s: ["string", "punctuation.definition.string", "constant.character.escape", "string.template"],
  n: ["constant.numeric", "constant.language", "support.constant", "constant.other.color"],
  k: [
    "keyword",
    "storage",
    "variable.language",
    "keyword.operator.new",
    "entity.name.tag",
    "punctuation.definition.directive",
  ],
  f: ["entity.name.function", "support.function", "meta.function-call.generic"],
  t: [
    "entity.name.type",
    "entity.name.class",
    "support.type",
    "support.class",
    "entity.other.inherited-class",
  ],
  a: [
    "entity.other.attribute-name",
    "support.type.property-name",
    "meta.object-literal.key",
    "entity.name.tag.yaml",
  ],
  i: ["markup.inserted"],
  d: ["markup.deleted"],
  h: ["markup.heading", "markup.bold", "meta.diff.range", "meta.diff.header"],
};

/** Scopes that stay uncolored, although a rule above matches them. */
const PLAIN_SCOPES = [
  "keyword.operator",
  "string.unquoted.argument",
  "string.unquoted.plain",
  "meta.template.expression",
];

const PLAIN_COLOR = "#ffffff";
const colorOf = (index: number): string => `#00000${(index + 1).toString(16)}`;
const KIND_BY_COLOR = new Map<string | undefined, string>(
  Object.keys(KINDS).map((kind, index) => [colorOf(index), kind]),
);

const THEME: ThemeRegistration = {
  name: "kinds",
  type: "dark",
  colors: { "editor.foreground": PLAIN_COLOR, "editor.background": "#000000" },
  settings: [
    { settings: { foreground: PLAIN_COLOR, background: "#000000" } },
    ...Object.values(KINDS).map((scope, index) => ({
      scope: [...scope],
      settings: { foreground: colorOf(index) },
    })),
    { scope: PLAIN_SCOPES, settings: { foreground: PLAIN_COLOR } },
  ],
};

/** Maximum length of a highlighted line. Longer lines are data, which nobody reads. */
const MAX_LINE_LENGTH = 2000;

/**
 * A highlighter. `load` must load the grammar of a language before it is used. Languages have the same names as in
 * content.
 */
export interface Highlighter {
  readonly highlight: Highlight;
  readonly load: (languages: Iterable<string>) => Promise<void>;
}

export async function createHighlighter(): Promise<Highlighter> {
  const core = await createHighlighterCore({
    themes: [THEME],
    langs: [],
    engine: createOnigurumaEngine(import("shiki/wasm")),
  });
  const loaded = new Set<string>();
  return {
    highlight: (code, language) => highlightWith(core, code, CODE_LANGUAGES[language] ?? null),
    load: async (languages) => {
      for (const language of languages) {
        const grammar = CODE_LANGUAGES[language];
        if (grammar == null || loaded.has(grammar)) continue;
        await core.loadLanguage(import(`shiki/langs/${grammar}.mjs`));
        loaded.add(grammar);
      }
    },
  };
}

function highlightWith(core: HighlighterCore, code: string, grammar: string | null): CodeToken[][] {
  if (grammar === null) return code.split("\n").map((text) => [{ text }]);
  const { tokens } = core.codeToTokens(code, {
    lang: grammar,
    theme: THEME,
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    // With the default limit of half a second per line, code would stay plain on a busy machine.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) => {
    const merged: { text: string; kind?: string }[] = [];
    for (const { content, color } of line) {
      const kind = KIND_BY_COLOR.get(color?.toLowerCase());
      const last = merged.at(-1);
      // White space has no color, so it's merged into the token before it, which saves a span.
      if (last && (last.kind === kind || content.trim() === "")) last.text += content;
      else merged.push({ text: content, kind });
    }
    return merged;
  });
}
