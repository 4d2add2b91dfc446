import type { Page } from "playwright-core";

const PATIENCE_MS = 15_000;
const PAUSE_MS = 25;

/** Expects that `read` returns `expected` within fifteen seconds. Otherwise fails with the last result. */
export async function expectSoon<T>(
  read: () => T | Promise<T>,
  expected: NoInfer<T>,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    const isEqual = JSON.stringify(value) === JSON.stringify(expected);
    if (isEqual || Date.now() > end) {
      expect(value).toEqual(expected);
      return;
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** Resolves once everything that was pending has been rendered and the browser is idle. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() =>
            requestIdleCallback(() => {
              done();
            }),
          );
        });
      }),
  );

/** Resolves once all timers of at most this many ms that the page has started so far have fired. */
export const afterTimers = (page: Page, ms: number): Promise<void> =>
  page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms);
