/**
 * A seeded random number generator: the same seed produces the same numbers on every machine.
 *
 * @typedef {object} Random
 * @property {() => number} next Returns a number from 0 up to, but not including, 1.
 * @property {(least: number, most: number) => number} integer Returns a whole number from `least` to `most`, inclusive.
 * @property {<T>(items: readonly T[]) => T} pick Returns one of the items.
 */

/**
 * Creates a mulberry32 generator. It takes only five lines, and 32 bits of state are enough for filler text.
 *
 * @param {number} seed
 * @returns {Random}
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** @type {Random["integer"]} */
  const integer = (least, most) => least + Math.floor(next() * (most - least + 1));
  return { next, integer, pick: (items) => items[integer(0, items.length - 1)] };
}
