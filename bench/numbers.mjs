/**
 * @param {readonly number[]} values At least one.
 * @returns {number} The middle value; of an even count the mean of the two in the middle.
 */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/**
 * The median of each number in records of one shape, however deep.
 *
 * @template {Record<string, any>} T
 * @param {readonly T[]} records
 * @returns {T}
 */
export function medianOf(records) {
  const entries = Object.entries(records[0]).map(([key, first]) => {
    const values = records.map((record) => record[key]);
    return [key, typeof first === "number" ? median(values) : medianOf(values)];
  });
  return Object.fromEntries(entries);
}
