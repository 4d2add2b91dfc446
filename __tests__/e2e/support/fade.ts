import type { Locator } from "playwright-core";

/** Checks whether the edge of a scrolling box fades because it hides content. */
export const hasFade = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => getComputedStyle(element).maskImage !== "none");
