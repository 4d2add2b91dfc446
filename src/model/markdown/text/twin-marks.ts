/** What a twin cannot know from one doc: where a link leads, what a page is called, where a picture lies. */
export type TwinMark =
  | { readonly kind: "link"; readonly file: string; readonly target: string }
  | { readonly kind: "title" | "description"; readonly path: string }
  | { readonly kind: "image"; readonly asset: string };

/** Signs of Unicode's private use: no doc has them, and Markdown has no meaning for them that would be escaped. */
const START = "\uE000";
const END = "\uE001";

const MARK = new RegExp(`${START}(\\d+)${END}`, "g");

/** Notes a mark and gives what stands for it in the twin's text. */
export function addMark(mark: TwinMark, marks: TwinMark[]): string {
  const same = JSON.stringify(mark);
  const known = marks.findIndex((one) => JSON.stringify(one) === same);
  if (known < 0) marks.push(mark);
  return `${START}${known < 0 ? marks.length - 1 : known}${END}`;
}

/** The text with `placeholders` in the place of its marks, by their numbers. */
export function fillMarks(text: string, placeholders: readonly string[]): string {
  return text.replace(MARK, (mark, number: string) => placeholders[Number(number)] ?? mark);
}
