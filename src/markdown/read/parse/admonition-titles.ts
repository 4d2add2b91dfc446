import { createFenceReader } from "./fence-lines";

const TITLED = /^(\s*(?:>\s*)*:{3,}[a-z]+)[ \t]+(?![{[])(\S.*)$/;

/**
 * Outside code blocks, rewrites `:::note Title` as `:::note[Title]`, the only form that the parser supports. Line
 * numbers don't change.
 */
export function bracketAdmonitionTitles(text: string): string {
  if (!text.includes(":::")) return text;
  return mapWords(text, (line) =>
    line.replace(TITLED, (_, open: string, title: string) => `${open}[${title.trimEnd()}]`),
  );
}

/** Changes each line of a text, except lines in code blocks. */
export function mapWords(text: string, change: (line: string) => string): string {
  const isCode = createFenceReader();
  return text
    .split("\n")
    .map((line) => (isCode(line) ? line : change(line)))
    .join("\n");
}
