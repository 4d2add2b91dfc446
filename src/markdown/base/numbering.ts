import GithubSlugger from "github-slugger";
import type { Position } from "../../faults/fault";

/** Things in a doc that are counted, either to make ids and labels unique or to enforce limits. */
type Counted =
  | "code block"
  | "figure"
  | "include"
  | "taken character"
  | "drawn character"
  | "read character"
  | "diagram character"
  | "include over the limit"
  | "pair"
  | "tab group"
  | "term"
  | `table ${string}`
  | `row ${string}`
  | `<${string}>`;

/** Counters and ids of the doc being rendered. They keep ids, numbers and labels unique. */
export interface Numbering {
  /** Adds to a counter and returns the new count, so the first thing of its kind is number 1. */
  readonly count: (what: Counted, amount?: number) => number;
  readonly countOf: (what: Counted) => number;
  /** Creates the ids of headings from their text. */
  readonly slugger: GithubSlugger;
  /** Ids chosen by writers, each with its position. */
  readonly ids: Map<string, Position>;
  /** Names of footnotes in the order of their first use, which determines their numbers. */
  readonly usedFootnotes: string[];
}

export function createNumbering(): Numbering {
  const counts = new Map<Counted, number>();
  const countOf = (what: Counted): number => counts.get(what) ?? 0;
  const count = (what: Counted, amount = 1): number => {
    counts.set(what, countOf(what) + amount);
    return countOf(what);
  };
  return { count, countOf, slugger: new GithubSlugger(), ids: new Map(), usedFootnotes: [] };
}
