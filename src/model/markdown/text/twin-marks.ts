import type { Placeholder } from "../segments";

/** Signs of Unicode's private use: no doc has them, and Markdown has no meaning for them that would be escaped. */
const START = "\uE000";
const END = "\uE001";

const MARK = new RegExp(`${START}(\\d+)${END}`, "g");

/** Notes a placeholder, and returns the mark that is written for it. */
export function addMark(placeholder: Placeholder, found: Placeholder[]): string {
  const same = JSON.stringify(placeholder);
  const known = found.findIndex((one) => JSON.stringify(one) === same);
  if (known < 0) found.push(placeholder);
  return `${START}${known < 0 ? found.length - 1 : known}${END}`;
}

/** The text with these values in the place of its marks, by their numbers. */
export function fillMarks(text: string, values: readonly string[]): string {
  return text.replace(MARK, (mark, number: string) => values[Number(number)] ?? mark);
}
