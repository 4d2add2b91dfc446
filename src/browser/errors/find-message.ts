/** Lists the words that tell messages apart. Values in angle brackets are left out because they differ each time. */
const listWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/<[^<>]*>/g, " ")
    .match(/[a-z][a-z'-]+/g) ?? [];

/**
 * To match a row, a pasted text must contain at least this share, and at least this number, of the words in the row's
 * message.
 */
const LEAST_SHARE = 0.75;
const LEAST_WORDS = 2;

/** Finds the table row whose message is most similar to a text; undefined if no row is similar enough. */
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
    // If two rows match equally well, the one with the longer message is more specific.
    const worth = share + shared / 1000;
    if (worth > (best?.worth ?? 0)) best = { row, worth };
  }
  return best?.row;
}
