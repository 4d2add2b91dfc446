import type { Page } from "playwright-core";

/** The script that all other parts of the framework depend on. */
export const FRAMEWORK = /\/app-[^/]*\.js/;

/** Makes the framework unavailable in a tab. */
export const refuseFramework = (tab: Page): Promise<unknown> =>
  tab.route(FRAMEWORK, (route) => route.abort());

/** Delays the framework in every tab that is prepared with `hold`, until `letThrough` is called. */
export function createGate(): { hold: (tab: Page) => Promise<unknown>; letThrough: () => void } {
  let letThrough = (): void => undefined;
  const opened = new Promise<void>((done) => (letThrough = done));
  const hold = (tab: Page): Promise<unknown> =>
    tab.route(FRAMEWORK, async (route) => {
      await opened;
      await route.continue();
    });
  return { hold, letThrough };
}
