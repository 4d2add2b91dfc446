import type { Nodes, Root } from "mdast";
import {
  MAX_ADMONITIONS,
  MAX_BRACKETS,
  MAX_CHARACTERS,
  MAX_CONTAINERS,
  MAX_FOOTNOTES,
  MAX_LINES,
  MAX_OPEN_TARGETS,
  MAX_PICTURES,
  MAX_RUN,
  MAX_SIGNS,
  MAX_TILDES,
  MAX_TREE_DEPTH,
  MAX_UNDERLINES,
} from "../../../base/limits";
import type { FaultText } from "../../../faults/fault";
import { type Point, createPointOf } from "../../../faults/point";

/** A limit that the source exceeds, and the point at which it does. */
export interface Excess extends FaultText, Point {}

/** Thrown inside the parser, which can't be stopped in any other way. */
export class ExcessError extends Error {
  constructor(readonly excess: Excess) {
    super(excess.problem);
  }
}

/**
 * Matches runs of characters that need a closing run of the same length, as well as pictures, brackets, footnotes and
 * the starts of admonitions.
 */
const COUNTED =
  /([`$~])\1*|!\[|^[ \t>]*\[\^[^\]\n]*\]:|\[|^[ \t>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*:{3,}[a-zA-Z]/gm;

/** Matches characters that can start or end Markdown syntax, since the parser tries each of them. */
const SIGN = /[*_[\]<>{}|~$!&\\`:]/g;

/** Matches a link's target that isn't closed nearby, since the parser looks for its end in the whole paragraph. */
const OPEN_TARGET = /\]\((?![^()\n]{0,2000}\))/g;

/** Matches a line of colons. If a word follows, it opens an admonition; otherwise it closes one. */
const ADMONITION = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*:{3,}([a-zA-Z]?)/;

/** Matches a line that underlines a heading, or looks as if it did. */
const UNDERLINE = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:=+|-+)[ \t]*$/gm;

/** Matches spaces, quote markers and list markers at the start of a line. */
const PREFIX = /[ \t]+|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)/y;

const TAB = 4;

/**
 * Finds input that would make the parser too slow or overflow its stack. Code counts as well, since only the parser can
 * tell it from text.
 */
export function findExcess(source: string): Excess | undefined {
  if (source.length > MAX_CHARACTERS) {
    return tooMuch(
      pointAt(source, MAX_CHARACTERS),
      `This text has ${source.length} characters; at most ${MAX_CHARACTERS} are allowed.`,
      "Split it into several pages.",
    );
  }
  return (
    findExcessOfAll(source, SIGN, MAX_SIGNS, "special characters") ??
    findExcessOfAll(source, UNDERLINE, MAX_UNDERLINES, "lines of = or -") ??
    findExcessOfAll(source, OPEN_TARGET, MAX_OPEN_TARGETS, "links whose target isn't closed") ??
    findExcessOfSigns(source) ??
    findDeepContainer(source)
  );
}

/** Finds the first match of a pattern that exceeds the limit. */
function findExcessOfAll(
  source: string,
  pattern: RegExp,
  most: number,
  kind: string,
): Excess | undefined {
  let count = 0;
  for (const { index } of source.matchAll(pattern)) {
    count += 1;
    if (count > most)
      return tooMuch(
        pointAt(source, index),
        `This text has more than ${most} ${kind}.`,
        "Split it into several pages.",
      );
  }
  return undefined;
}

function findExcessOfSigns(source: string): Excess | undefined {
  let pictures = 0;
  let admonitions = 0;
  let tildes = 0;
  let brackets = 0;
  let footnotes = 0;
  for (const { 0: sign, 1: run, index } of source.matchAll(COUNTED)) {
    if (run !== undefined && sign.length > MAX_RUN) {
      return tooMuch(
        pointAt(source, index),
        `There are ${sign.length} ${run} in a row; at most ${MAX_RUN} are allowed.`,
        "Write fewer of them.",
      );
    }
    if (run === "~" && ++tildes > MAX_TILDES) {
      return tooMuch(
        pointAt(source, index),
        `This text has more than ${MAX_TILDES} runs of ~.`,
        "Split it into several pages.",
      );
    }
    if (sign === "![" && ++pictures > MAX_PICTURES) {
      return tooMuch(
        pointAt(source, index),
        `This is picture ${pictures} in this text; at most ${MAX_PICTURES} are allowed.`,
        "Split it into several pages.",
      );
    }
    if (sign.includes("[") && ++brackets > MAX_BRACKETS) {
      return tooMuch(
        pointAt(source, index + sign.indexOf("[")),
        `This text has more than ${MAX_BRACKETS} opening brackets.`,
        "Split it into several pages.",
      );
    }
    if (sign.endsWith("]:") && ++footnotes > MAX_FOOTNOTES) {
      return tooMuch(
        pointAt(source, index + sign.indexOf("[")),
        `This text has more than ${MAX_FOOTNOTES} footnotes.`,
        "Split it into several pages.",
      );
    }
    if (sign.includes(":::") && ++admonitions > MAX_ADMONITIONS) {
      return tooMuch(
        pointAt(source, index + sign.indexOf(":")),
        `This is admonition ${admonitions} in this text; at most ${MAX_ADMONITIONS} are allowed.`,
        "Split it into several pages, or use plain paragraphs.",
      );
    }
  }
  return undefined;
}

/**
 * Finds the first quote or list item that is nested too deeply, or the line at which the text exceeds MAX_LINES. Each
 * line counts once more for every container around it, because the parser checks all of them.
 */
function findDeepContainer(source: string): Excess | undefined {
  let lines = 0;
  /**
   * Number of containers around the previous line. They count for this line too, since a paragraph can continue
   * without the containers' markers.
   */
  let around = 0;
  let admonitions = 0;
  /** Columns of the open list items, from left to right. */
  const open: number[] = [];
  for (const [index, line] of source.split("\n").entries()) {
    let column = 0;
    let quotes = 0;
    PREFIX.lastIndex = 0;
    for (let match = PREFIX.exec(line); match; match = PREFIX.exec(line)) {
      const [mark] = match;
      if (/[ \t]/.test(mark)) {
        for (const sign of mark) column += sign === "\t" ? TAB - (column % TAB) : 1;
        continue;
      }
      if (mark === ">") quotes += 1;
      else {
        closeFrom(open, column);
        open.push(column);
      }
      column += mark.length;
      if (open.length + quotes > MAX_CONTAINERS)
        return tooDeep(
          { line: index + 1, column: match.index + 1 },
          "Quotes or lists",
          MAX_CONTAINERS,
        );
    }
    const isBlank = line.trim() === "";
    around = isBlank ? 0 : Math.max(around, open.length + quotes);
    const [colons, opens] = ADMONITION.exec(line) ?? [];
    if (colons !== undefined) admonitions = Math.max(0, admonitions + (opens ? 1 : -1));
    lines += 1 + admonitions + Math.max(around, open.length + quotes);
    if (lines > MAX_LINES)
      return tooMuch(
        { line: index + 1, column: 1 },
        `This text has more than ${MAX_LINES} lines; a line counts once more for each quote, list or admonition around it.`,
        "Split it into several pages.",
      );
    if (!isBlank) closeFrom(open, column);
  }
  return undefined;
}

function closeFrom(open: number[], column: number): void {
  while ((open.at(-1) ?? -1) >= column) open.pop();
}

/**
 * Finds the first node that is nested too deeply to be rendered. Doesn't use recursion, which could overflow the stack.
 */
export function findDeepNode(root: Root): Excess | undefined {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level;
    if (depth > MAX_TREE_DEPTH) {
      const { line = 1, column = 1 } = first?.position?.start ?? {};
      return tooDeep({ line, column }, "Elements", MAX_TREE_DEPTH);
    }
    level = level.flatMap((node): readonly Nodes[] => ("children" in node ? node.children : []));
  }
  return undefined;
}

export const tooMuch = (point: Point, problem: string, fix: string): Excess => ({
  ...point,
  rule: "markdown/too-much",
  problem,
  fix,
});

export const tooDeep = (point: Point, kind: string, most: number): Excess => ({
  ...point,
  rule: "markdown/too-deep",
  problem: `${kind} are nested more than ${most} levels deep.`,
  fix: "Use fewer levels.",
});

const pointAt = (source: string, offset: number): Point => createPointOf(source)(offset);
