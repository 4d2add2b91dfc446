import type { Code } from "mdast";
import { findNearest, suggest } from "../../../faults/nearest";
import { type RenderContext, report } from "../../base/render-context";
import { CODE_LANGUAGES, LANGUAGE_ALIASES, isCodeLanguage } from "./code-languages";
import { CODE_META_WORDS, type CodeMeta, MAX_MARKED_LINES, parseLineRanges } from "./code-meta";

/** Languages that a reader's browser can run. */
const LIVE_LANGUAGES: readonly string[] = ["js", "jsx", "ts", "tsx"];

export const isLive = (language: string, { live, tab }: CodeMeta): boolean =>
  live && tab === undefined && LIVE_LANGUAGES.includes(language);

/** Reports an unknown language, and options that have no effect. */
export function checkFence(
  node: Code,
  language: string,
  meta: CodeMeta,
  context: RenderContext,
): void {
  if (!isCodeLanguage(language)) {
    report(context, node, {
      rule: "code/language",
      problem: `Unknown language "${language}".`,
      fix: fixForLanguage(language),
    });
  }
  if (meta.live && !isLive(language, meta)) {
    report(context, node, {
      rule: "code/live",
      problem:
        meta.tab === undefined
          ? `Live code must be JavaScript or TypeScript, but this is "${language}".`
          : "Live code can't be in a tab.",
      fix: `Remove "live"${meta.tab === undefined ? `, or use one of these languages: ${LIVE_LANGUAGES.join(", ")}` : " or the tab"}.`,
    });
  }
  if (meta.npm2yarn) {
    report(context, node, {
      rule: "code/npm2yarn",
      problem: "npm2yarn adds its own tabs, so it can't be in a tab.",
      fix: "Remove npm2yarn or the tab.",
    });
  }
  if (meta.wrongRange !== undefined) {
    const shown = meta.wrongRange.slice(0, 30);
    report(context, node, {
      rule: "code/marked-lines",
      problem:
        parseLineRanges(meta.wrongRange) === undefined
          ? `{${shown}} marks more than ${MAX_MARKED_LINES} lines, or a line after line ${MAX_MARKED_LINES}.`
          : `{${shown}} doesn't mark any line.`,
      fix: "Mark only lines that exist, for instance {1}.",
    });
  }
  for (const word of [...new Set(meta.unknown)].slice(0, MAX_UNKNOWN)) {
    report(context, node, {
      rule: "code/meta",
      problem: `Unknown code block option "${word}".`,
      fix: fixForOption(word, node.meta ?? ""),
    });
  }
}

/** Maximum number of unknown options reported for one fence. */
const MAX_UNKNOWN = 5;

/** Matches a file name, which the writer probably meant as a title. */
const FILE_NAME = /^[\w@-][\w@./-]*\.\w+$/;

function fixForOption(word: string, meta: string): string {
  const { 1: option, 2: value } = /(\w{1,20})=([^\s"'{}]{1,80} [^"'{}=]{1,80})$/.exec(meta) ?? [];
  if (option !== undefined && value?.includes(word) === true)
    return `Put the value in quotes: ${option}="${value}".`;
  if (findNearest(word, CODE_META_WORDS) !== undefined)
    return suggest(word, CODE_META_WORDS, "options");
  const named = meta.split(`${word}=`)[1]?.replace(/^["']?([^"'\s]{0,80})[^]*$/, "$1");
  const title = FILE_NAME.test(word) ? word : named;
  return title !== undefined && FILE_NAME.test(title)
    ? `Write title="${title}".`
    : `Remove it. ${suggest(word, CODE_META_WORDS, "options")}`;
}

/** Checks that at least one of the marked lines exists in the code. */
export function checkMarkedLines(
  node: Code,
  meta: CodeMeta,
  code: string,
  context: RenderContext,
): void {
  const count = code.split("\n").length;
  const marked = [...meta.marked];
  if (marked.length === 0 || marked.some((line) => line >= 1 && line <= count)) return;
  report(context, node, {
    rule: "code/marked-lines",
    problem: `Line ${marked[0]} is marked, but this code has ${count === 1 ? "one line" : `${count} lines`}.`,
    fix: "Mark only lines that exist, for instance {1}.",
  });
}

function fixForLanguage(language: string): string {
  const names = [...Object.keys(CODE_LANGUAGES), ...Object.keys(LANGUAGE_ALIASES)];
  const near = language.length > 2 ? findNearest(language, names) : undefined;
  return near === undefined
    ? `For code without colors, write "text". ${suggest(language, Object.keys(CODE_LANGUAGES), "languages")}`
    : `Did you mean ${near}? For code without colors, write "text".`;
}
