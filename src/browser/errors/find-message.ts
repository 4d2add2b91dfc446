/** Words that tell one message from another; values in angle brackets differ each time. */
const listWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/<[^<>]*>/g, " ")
    .match(/[a-z][a-z'-]+/g) ?? [];

/** The least share of a row's words that a pasted text has to have, and of their number. */
const LEAST_SHARE = 0.75;
const LEAST_WORDS = 2;

/** Finds the row of a table whose message is most like a text; undefined if none is. */
export function findMessageRow(
  text: string,
  rows: Iterable<HTMLTableRowElement>,
): HTMLTableRowElement | undefined {
  const words = new Set(listWords(text));
  let best: { row: HTMLTableRowElement; worth: number } | undefined;
  for (const row of rows) {
    const message = [...new Set(listWords(row.cells[0]?.querySelector("code")?.textContent ?? ""))];
    const shared = message.filter((word) => words.has(word)).length;
    const share = shared / message.length;
    if (shared < Math.min(LEAST_WORDS, message.length) || !(share >= LEAST_SHARE)) continue;
    // Of two rows that fit as well, the one with the longer message says more.
    const worth = share + shared / 1000;
    if (worth > (best?.worth ?? 0)) best = { row, worth };
  }
  return best?.row;
}
