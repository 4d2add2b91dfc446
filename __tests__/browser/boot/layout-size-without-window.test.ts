/** @jest-environment node */
import { readLayoutSize } from "../../../src/browser/base/layout-size";

test('during a build there is no window, and the size is "ssr"', () => {
  expect(readLayoutSize()).toBe("ssr");
});
