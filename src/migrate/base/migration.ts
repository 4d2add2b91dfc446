import type { Point } from "../../faults/point";
import type { Surroundings } from "./surroundings";

/**
 * Something that a person has to look at: a question to decide, content that was left out because it has no
 * equivalent here, or content that was created because all of our pages need it.
 */
export interface Decision extends Point {
  readonly kind: "decide" | "left-out" | "made";
  readonly problem: string;
  readonly fix: string;
}

/** A picture on the page, with its original URL and its new path. */
export interface MovedPicture {
  readonly from: string;
  readonly to: string;
}

/** State of a page's conversion. */
export interface Migration {
  readonly source: string;
  /** Imported fragments and pictures by name. */
  readonly imports: Map<string, string>;
  /** Values of the page's constants: `export const gas = 21000`. */
  readonly constants: Map<string, string>;
  /** New paths of pictures, by their original URLs. */
  readonly pictures: Map<string, string>;
  readonly noted: Omit<Decision, keyof Point>[];
  /** The pages that are converted together with this one. */
  readonly site: Surroundings;
  /** The attributes that were left out because they only affect the look, and how often each was left out. */
  readonly looks: Map<string, number>;
  /** The text of the first top-level heading, once it has been found. */
  heading?: string;
  /** The text of the last converted heading, except the one that became the title. */
  section?: string;
  /** True below a second top-level heading, where all headings move down one level. */
  isBelowSecond?: boolean;
}

const MARK_START = "\uE000";
const FIRST = 0xe100;

/**
 * Notes something that a person has to decide. Returns a marker, which the caller inserts into the new text to record
 * the position.
 */
export function note(migration: Migration, problem: string, fix: string): string {
  return mark(migration, { kind: "decide", problem, fix });
}

/** Notes something that was left out of the new page, and why. Returns a marker, like `note`. */
export const leaveOut = (migration: Migration, what: string, why: string): string =>
  mark(migration, { kind: "left-out", problem: `Left out: ${what}.`, fix: why });

/** Notes something that was created because the page didn't have it. Returns a marker, like `note`. */
export const made = (migration: Migration, what: string, check: string): string =>
  mark(migration, { kind: "made", problem: what, fix: check });

function mark(migration: Migration, noted: Migration["noted"][number]): string {
  migration.noted.push(noted);
  return MARK_START + String.fromCharCode(FIRST + migration.noted.length - 1);
}

/** Moves markers that are alone on a line to the next line. */
export const joinMarks = (text: string): string => text.replace(/^((?:\uE000.)+)[ \t]*\n+/gm, "$1");

/** Removes the markers, and returns the decisions that were noted with them. */
export function takeMarks(
  text: string,
  { noted }: Migration,
): { readonly text: string; readonly decisions: Decision[] } {
  const decisions: Decision[] = [];
  const lines = text.split("\n").map((line, index) => {
    const [first = "", ...marked] = line.split(MARK_START);
    return marked.reduce((before, part) => {
      const found = noted[part.charCodeAt(0) - FIRST];
      if (found) decisions.push({ ...found, line: index + 1, column: before.length + 1 });
      return before + part.slice(1);
    }, first);
  });
  return { text: lines.join("\n"), decisions };
}
