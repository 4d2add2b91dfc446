/** Returns the maximum number of letters in a word that may be wrong, missing, extra or swapped. */
export function editsFor(word: string): 0 | 1 | 2 {
  if (word.startsWith("0x") || /^\d/.test(word)) return 0;
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/**
 * Counts the edits between two words. Swapping two adjacent letters is one edit
 * (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance, optimal string alignment). Returns `most + 1` if there
 * are more than `most` edits.
 */
export function countEdits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped && row > 1 && column > 1)
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      next.push(edits);
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}
