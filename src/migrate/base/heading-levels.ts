import { listLines } from "./outside-code";

const HEADING = /^((?:[ \t>]|\uE000.|[-*+] |\d+\. )*)(#{2,6})(?=[ \t])/;

/**
 * Removes gaps between heading levels: headings directly below the title get level 2, and every other heading is one
 * level below the heading that contains it.
 */
export function toLevels(text: string): string {
  const around: number[] = [];
  return listLines(text)
    .map(({ line, isCode }) => {
      const [, before = "", signs] = isCode ? [] : (HEADING.exec(line) ?? []);
      if (signs === undefined) return line;
      while ((around.at(-1) ?? 0) >= signs.length) around.pop();
      around.push(signs.length);
      return `${before}${"#".repeat(around.length + 1)}${line.slice(before.length + signs.length)}`;
    })
    .join("\n");
}
