import type { Placeholder } from "../../base/segments";

/** Characters from Unicode's private use area. No doc contains them, and Markdown doesn't escape them. */
const START = "\uE000";
const END = "\uE001";

const MARK = new RegExp(`${START}(\\d+)${END}`, "g");

/** Adds a placeholder to the list, and returns the mark that represents it in the text. */
export function addPlaceholder(placeholder: Placeholder, found: Placeholder[]): string {
  const same = JSON.stringify(placeholder);
  const known = found.findIndex((one) => JSON.stringify(one) === same);
  if (known < 0) found.push(placeholder);
  return `${START}${known < 0 ? found.length - 1 : known}${END}`;
}

/** Replaces each mark in a text with the value that has the mark's number. */
export function fillPlaceholders(text: string, values: readonly string[]): string {
  return text.replace(MARK, (mark, number: string) => values[Number(number)] ?? mark);
}
