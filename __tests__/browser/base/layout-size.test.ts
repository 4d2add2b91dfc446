import {
  type LayoutSize,
  readLayoutSize,
  watchLayoutSize,
} from "../../../src/browser/base/layout-size";

let isDesktop = true;
const listeners: (() => void)[] = [];
const asked: string[] = [];
Object.assign(window, {
  matchMedia: (query: string) => {
    asked.push(query);
    return {
      matches: isDesktop,
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    };
  },
});

test("a window counts as a desktop from 997 px on, and listeners are notified of changes", () => {
  const sizes: LayoutSize[] = [];
  watchLayoutSize((size) => sizes.push(size));
  isDesktop = false;
  listeners.forEach((listener) => {
    listener();
  });
  isDesktop = true;
  expect([readLayoutSize(), sizes, new Set(asked)]).toEqual([
    "desktop",
    ["mobile"],
    new Set(["(min-width: 997px)"]),
  ]);
});
