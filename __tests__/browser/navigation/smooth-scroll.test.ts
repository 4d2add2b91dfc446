import { EASING_FACTOR, nextPosition } from "../../../src/browser/navigation/smooth-scroll";

test("each step leaves 85 % of the way, whole pixels, in both directions", () => {
  expect(EASING_FACTOR).toBe(0.85);
  expect([nextPosition(0, 1000), nextPosition(1000, 0)]).toEqual([150, 850]);
});

test.each([
  { from: 0, to: 987 },
  { from: 2400, to: 3 },
])("from $from it arrives at $to, and stays there", ({ from, to }) => {
  let position = from;
  let steps = 0;
  while (position !== to && steps < 200) {
    position = nextPosition(position, to);
    steps += 1;
  }
  expect([position, nextPosition(position, to)]).toEqual([to, to]);
  expect(steps).toBeLessThan(80);
});
