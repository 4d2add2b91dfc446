import {
  EASING_FACTOR,
  nextPosition,
  smoothScrollTo,
} from "../../../src/browser/navigation/smooth-scroll";

test("each step leaves 85 % of the distance in whole pixels, in both directions", () => {
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

describe("a scrolling window", () => {
  let frames: FrameRequestCallback[] = [];
  const at: number[] = [];
  /** Renders one frame. The reader may have scrolled by a few pixels since the previous frame. */
  const draw = (byReader = 0): void => {
    Object.assign(window, { scrollY: scrollY + byReader });
    frames.splice(0).forEach((frame) => {
      frame(0);
    });
  };

  beforeEach(() => {
    frames = [];
    at.length = 0;
    Object.assign(window, {
      scrollY: 0,
      requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
      scrollTo: (_: number, top: number) => {
        at.push(top);
        Object.assign(window, { scrollY: top });
      },
    });
  });

  test("moves one step per frame, and stops when it has arrived", () => {
    smoothScrollTo(10);
    while (frames.length > 0 && at.length < 50) draw();
    expect([at[0], at.length > 5, at.at(-1)]).toEqual([2, true, 10]);
    expect(at.filter((top) => top === 10)).toHaveLength(1);
  });

  test("stops where the reader scrolls it in the meantime, and tolerates a pixel of rounding", () => {
    smoothScrollTo(1000);
    draw();
    draw(1);
    expect(at).toHaveLength(2);
    draw(2);
    expect([at.length, frames.length]).toEqual([2, 0]);
  });
});
