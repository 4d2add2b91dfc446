import type { Code } from "mdast";

/** Number of lines that a block may mark, and the last line that it may mark. */
export const MAX_MARKED_LINES = 10_000;

/** Options after the language of a code fence: ```` ```ts title="a.ts" {1,3-5} showLineNumbers ````. */
export interface CodeMeta {
  readonly title?: string;
  /** Label of the block's tab. Consecutive blocks with a label become a tab group. */
  readonly tab?: string;
  /** File that contains the code, and the region of it between `#region name` and `#endregion`. */
  readonly file?: string;
  readonly region?: string;
  /** Reason why the block isn't checked: ```` ```ts nocheck="needs a wallet in the browser" ````. */
  readonly nocheck?: string;
  /** Reason why the program isn't run: ```` ```ts norun="needs a faucet" ````. */
  readonly norun?: string;
  readonly showLineNumbers: boolean;
  readonly live: boolean;
  /** True if a tutorial's next steps don't wait for this command to end. */
  readonly background?: true;
  /** True if npm commands are also shown for other package managers. The name `npm2yarn` comes from Docusaurus. */
  readonly npm2yarn: boolean;
  /** Arguments for running the block, or "" if there are none; absent if readers can't run the block. */
  readonly run?: string;
  /** Marked lines, counted from 1. */
  readonly marked: ReadonlySet<number>;
  /** A range with no lines or too many of them, which is reported as a fault. */
  readonly wrongRange?: string;
  /** Unknown words, which are reported as faults. */
  readonly unknown: readonly string[];
}

/** Options that a fence may have, which faults suggest. */
export const CODE_META_WORDS = [
  "title",
  "tab",
  "file",
  "region",
  "nocheck",
  "norun",
  "showLineNumbers",
  "live",
  "background",
  "npm2yarn",
  "run",
] as const;

/** Matches `title="a "b".ts"`, `title='a.ts'`, `title=a.ts`, `{1,3-5}`, `[a.ts]` or a word. */
const TOKEN =
  /(?<!\w)(\w+)=(?:"([^"]*(?:"(?![\s{]|$)[^"]*)*)"|'([^']*)'|([^\s"'{}]+)(?!\S))|\{([\d,\s-]+)\}|\[([^[\]]+)\](?!\S)|(\S+)/g;

const FLAGS: readonly string[] = ["showLineNumbers", "live", "background", "npm2yarn", "run"];

const TEXT_OPTIONS: readonly string[] = [
  "title",
  "tab",
  "file",
  "region",
  "nocheck",
  "norun",
  "run",
];

/** Parses the options of a code fence. */
export function parseCodeMeta(meta: Code["meta"]): CodeMeta {
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  const marked = new Set<number>();
  const unknown: string[] = [];
  let wrongRange: string | undefined;
  for (const [, name, double, single, bare, ranges, bracketed, word] of (meta ?? "").matchAll(
    TOKEN,
  )) {
    const value = double ?? single ?? bare;
    if (name !== undefined && value !== undefined) {
      if (TEXT_OPTIONS.includes(name)) texts.set(name, value);
      else unknown.push(name);
    } else if (bracketed !== undefined) {
      texts.set("title", bracketed); // This is VitePress's syntax.
    } else if (ranges !== undefined) {
      const lines = parseLineRanges(ranges);
      if (lines === undefined || lines.length === 0) wrongRange = ranges;
      for (const line of lines ?? []) marked.add(line);
    } else if (word !== undefined && FLAGS.includes(word)) {
      flags.add(word);
    } else if (word !== undefined) {
      unknown.push(word);
    }
  }
  const run = texts.get("run") ?? (flags.has("run") ? "" : undefined);
  return {
    title: texts.get("title"),
    tab: texts.get("tab"),
    file: texts.get("file"),
    region: texts.get("region"),
    nocheck: texts.get("nocheck"),
    ...(texts.has("norun") && { norun: texts.get("norun") }),
    showLineNumbers: flags.has("showLineNumbers"),
    live: flags.has("live"),
    ...(flags.has("background") && { background: true as const }),
    npm2yarn: flags.has("npm2yarn"),
    ...(run !== undefined && { run }),
    marked,
    ...(wrongRange !== undefined && { wrongRange }),
    unknown,
  };
}

/** Parses `1,3-5` as a list of line numbers; undefined if the list or one of its numbers would be too large. */
export function parseLineRanges(ranges: string): number[] | undefined {
  const lines: number[] = [];
  const separate = ranges.replace(/(?<!\s)\s*-\s*/g, "-").split(/[\s,]+/);
  for (const range of separate.filter((one) => one !== "")) {
    const [from = 0, to = from] = range.split("-").map(Number);
    // This is also true if `to` is NaN or infinite. Above 2^53, adding 1 to a line would change nothing.
    if (!(to <= MAX_MARKED_LINES) || lines.length + to - from > MAX_MARKED_LINES) return undefined;
    for (let line = from; line <= to; line += 1) lines.push(line);
  }
  return lines;
}
