import type { Code } from "mdast";
import { MAX_MARKED_LINE } from "../parse/limits";

/** What stands behind a code fence's language: ```` ```ts title="a.ts" {1,3-5} showLineNumbers ````. */
export interface CodeMeta {
  readonly title?: string;
  /** Label of the tab this block becomes, together with its neighbours that have one. */
  readonly tab?: string;
  /** File to take the code from, and the region of it between `#region name` and `#endregion`. */
  readonly file?: string;
  readonly region?: string;
  /** Why the block is not checked: ```` ```ts nocheck="needs a wallet in the browser" ````. */
  readonly nocheck?: string;
  readonly showLineNumbers: boolean;
  readonly live: boolean;
  /** Marked lines, from 1. */
  readonly marked: ReadonlySet<number>;
  /** A range whose lines are too many to be marked, for a fault. */
  readonly tooLong?: string;
  /** Unknown words, for a fault. */
  readonly unknown: readonly string[];
}

/** The words a fence may carry, for "did you mean". */
export const CODE_META_WORDS = [
  "title",
  "tab",
  "file",
  "region",
  "nocheck",
  "showLineNumbers",
  "live",
] as const;

const TOKEN = /(?<!\w)(\w+)="([^"]*)"|\{([\d,\s-]+)\}|(\S+)/g;

/** Reads a fence's meta. */
export function parseCodeMeta(meta: Code["meta"]): CodeMeta {
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  const marked = new Set<number>();
  const unknown: string[] = [];
  let tooLong: string | undefined;
  for (const [, name, value, ranges, word] of (meta ?? "").matchAll(TOKEN)) {
    if (name !== undefined && value !== undefined) {
      if (["title", "tab", "file", "region", "nocheck"].includes(name)) texts.set(name, value);
      else unknown.push(name);
    } else if (ranges !== undefined) {
      const lines = parseLineRanges(ranges);
      if (lines === undefined) tooLong = ranges;
      for (const line of lines ?? []) marked.add(line);
    } else if (word === "showLineNumbers" || word === "live") {
      flags.add(word);
    } else if (word !== undefined) {
      unknown.push(word);
    }
  }
  return {
    title: texts.get("title"),
    tab: texts.get("tab"),
    file: texts.get("file"),
    region: texts.get("region"),
    nocheck: texts.get("nocheck"),
    showLineNumbers: flags.has("showLineNumbers"),
    live: flags.has("live"),
    marked,
    ...(tooLong !== undefined && { tooLong }),
    unknown,
  };
}

/** `1,3-5` as line numbers; undefined when they are more than a page can have lines. */
export function parseLineRanges(ranges: string): number[] | undefined {
  const lines: number[] = [];
  for (const range of ranges.split(",")) {
    const [from = 0, to = from] = range.split("-").map(Number);
    if (lines.length + to - from > MAX_MARKED_LINE) return undefined;
    for (let line = from; line <= to; line += 1) lines.push(line);
  }
  return lines;
}
