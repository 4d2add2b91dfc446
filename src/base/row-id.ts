/** Returns the id of a row. `number` tells rows apart whose names make the same id; the first one has no number. */
export const rowId = (words: string, number: number): string =>
  number === 1 ? `row.${words}` : `row.${words}-${number}`;
