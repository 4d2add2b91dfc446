import { packNumber, unpackNumber } from "../../../src/search/words/search-format";

test("a number takes one character, four steps for each power of two", () => {
  const steps = (number: number): number => packNumber(number).charCodeAt(0);
  expect([steps(1) - steps(0), steps(3) - steps(1), steps(1023) - steps(511)]).toEqual([4, 4, 4]);
});

test.each([0, 1, 7, 100, 5000])(
  "%d is restored to within an eighth of a power of two",
  (number) => {
    const packed = packNumber(number);
    expect(packed).toHaveLength(1);
    const distance = Math.log2((1 + unpackNumber(packed, 0)) / (1 + number));
    expect(Math.abs(distance)).toBeLessThanOrEqual(1 / 8);
  },
);
