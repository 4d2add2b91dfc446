/**
 * @param {readonly number[]} values At least one.
 * @returns {number} The middle value or, for an even count, the mean of the two middle values.
 */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/**
 * Computes the median of each number in records of the same shape, at any depth.
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
