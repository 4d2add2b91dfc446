import type { Point } from "../../faults/point";

/** What a person has to decide about a page that was converted, and where in the new text. */
export interface Decision extends Point {
  readonly problem: string;
  readonly fix: string;
}

/** A picture the page shows: the address as it was written, and where the new page looks for it. */
export interface MovedPicture {
  readonly from: string;
  readonly to: string;
}

/** A page on its way: what is gathered while its tree is walked. */
export interface Migration {
  readonly source: string;
  /** What the page imported, by name: fragments and pictures. */
  readonly imports: Map<string, string>;
  /** Values that the page gave names to: `export const gas = 21000`. */
  readonly constants: Map<string, string>;
  /** Addresses of pictures, and where the new page looks for them. */
  readonly pictures: Map<string, string>;
  readonly noted: { readonly problem: string; readonly fix: string }[];
  /** The text of the first heading of the top level, once it was met. */
  heading?: string;
}

const MARK_START = "\uE000";
const FIRST = 0xe100;

/** Notes something for a person. The mark that comes back goes into the text, where it happened. */
export function note(migration: Migration, problem: string, fix: string): string {
  migration.noted.push({ problem, fix });
  return MARK_START + String.fromCharCode(FIRST + migration.noted.length - 1);
}

/** The text without lines that hold nothing but marks: they go to what follows. */
export const joinMarks = (text: string): string => text.replace(/^((?:\uE000.)+)[ \t]*\n+/gm, "$1");

/** The text without its marks, and what was noted at each. */
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
