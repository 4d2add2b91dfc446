import type { Nodes, Root } from "mdast";
import type { FaultText } from "../../../faults/fault";
import { type Point, createPointOf } from "../../../faults/point";
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
} from "./limits";

/** More of something than a page may hold, and where it is too much: line and column from 1. */
export interface Excess extends FaultText, Point {}

/** Ends a parse: the parser's own loop cannot be left in another way. */
export class ExcessError extends Error {
  constructor(readonly excess: Excess) {
    super(excess.problem);
  }
}

/** Signs whose runs have to find an end of the same length, pictures, and openings of admonitions. */
const COUNTED =
  /([`$~])\1*|!\[|^[ \t>]*\[\^[^\]\n]*\]:|\[|^[ \t>]*(?:(?:[-+*]|\d+[.)])[ \t]+)*:{3,}[a-zA-Z]/gm;

/** Signs that may mean something: each of them is tried. */
const SIGN = /[*_[\]<>{}|~$!&\\`:]/g;

/** The start of a link's target that does not end soon: its end is looked for up to the end of its paragraph. */
const OPEN_TARGET = /\]\((?![^()\n]{0,2000}\))/g;

/** A line of colons: with a word behind them it opens an admonition, without one it closes it. */
const ADMONITION = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*:{3,}([a-zA-Z]?)/;

/** The underline of a heading, or a line like it. */
const UNDERLINE = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:=+|-+)[ \t]*$/gm;

/** What stands before a line's words: spaces, quotes, and the marks of list items. */
const PREFIX = /[ \t]+|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)/y;

const TAB = 4;

/**
 * What of a source the parser must not see, since its time or its stack would not do; found in one pass over the text.
 * Code is counted like words: what is code is for the parser to tell.
 */
export function findExcess(source: string): Excess | undefined {
  if (source.length > MAX_CHARACTERS) {
    return tooMuch(
      pointAt(source, MAX_CHARACTERS),
      `This text has ${source.length} characters, and ${MAX_CHARACTERS} are the most.`,
      "Split it into several pages.",
    );
  }
  return (
    findExcessOfAll(source, SIGN, MAX_SIGNS, "signs of Markdown") ??
    findExcessOfAll(source, UNDERLINE, MAX_UNDERLINES, "lines of = or -") ??
    findExcessOfAll(source, OPEN_TARGET, MAX_OPEN_TARGETS, "links whose target does not end") ??
    findExcessOfSigns(source) ??
    findDeepContainer(source)
  );
}

/** The match of a pattern that is one too many. */
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
        `Here stand ${sign.length} signs ${run} in a row, and ${MAX_RUN} are the most.`,
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
        `This is picture ${pictures} of the text, and ${MAX_PICTURES} are the most.`,
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
        `This is admonition ${admonitions} of the text, and ${MAX_ADMONITIONS} are the most.`,
        "Split it into several pages, or write sentences.",
      );
    }
  }
  return undefined;
}

/**
 * The first quote or list item that has too many others around it, or the first line that is one too many: the parser
 * asks for each line whether each of the containers around it goes on.
 */
function findDeepContainer(source: string): Excess | undefined {
  let lines = 0;
  /** Containers around the line before, and so around this one: a paragraph goes on without their signs. */
  let around = 0;
  let admonitions = 0;
  /** Columns of the list items that are open, from left to right. */
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
          "quotes or lists",
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
        `This text has more than ${MAX_LINES} lines; one in quotes, lists or admonitions counts once more for each of them.`,
        "Split it into several pages.",
      );
    if (!isBlank) closeFrom(open, column);
  }
  return undefined;
}

function closeFrom(open: number[], column: number): void {
  while ((open.at(-1) ?? -1) >= column) open.pop();
}

/** The first node of a tree that is nested too deep to be rendered. Not recursive itself. */
export function findDeepNode(root: Root): Excess | undefined {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level;
    if (depth > MAX_TREE_DEPTH) {
      const { line = 1, column = 1 } = first?.position?.start ?? {};
      return tooDeep({ line, column }, "elements", MAX_TREE_DEPTH);
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
  problem: `Here more than ${most} ${kind} stand in each other.`,
  fix: "Take some of them away: no reader could tell where one ends.",
});

const pointAt = (source: string, offset: number): Point => createPointOf(source)(offset);
