import type { Placeholder } from "../segments";

/** Characters from Unicode's private use area, which no doc contains and Markdown doesn't escape. */
const START = "\uE000";
const END = "\uE001";

const MARK = new RegExp(`${START}(\\d+)${END}`, "g");

/** Adds a placeholder to the list, and returns the mark to be written for it. */
export function addMark(placeholder: Placeholder, found: Placeholder[]): string {
  const same = JSON.stringify(placeholder);
  const known = found.findIndex((one) => JSON.stringify(one) === same);
  if (known < 0) found.push(placeholder);
  return `${START}${known < 0 ? found.length - 1 : known}${END}`;
}

/** Replaces the marks in a text with values, by their numbers. */
export function fillMarks(text: string, values: readonly string[]): string {
  return text.replace(MARK, (mark, number: string) => values[Number(number)] ?? mark);
}
