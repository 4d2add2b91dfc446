/** @jest-environment node */
import { readLayoutSize } from "../../../src/browser/boot/layout-size";

test('where pages are built there is no window, and the size is "ssr"', () => {
  expect(readLayoutSize()).toBe("ssr");
});
