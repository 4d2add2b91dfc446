import type { Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { PLAIN, REACT, editButton, editor, result } from "../support/live-editor";
import { modal, searchField } from "../support/search-modal";

const { openPage } = serveSite();

/** Delays requests for these files until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((done) => (letThrough = done));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Reads the spinner's delay and, once it is visible, its size and position. */
async function readSpinner(page: Page) {
  const spinner = page.locator(".spinner");
  const delay = await spinner.evaluate((element) => getComputedStyle(element).animationDelay);
  await spinner.waitFor();
  const { width, height, x, y } = (await spinner.boundingBox())!;
  return { delay, width, height, middle: { x: x + width / 2, y: y + height / 2 } };
}

test("while the search dialog loads, a spinner is where it will be", async () => {
  const page = await openPage({ path: PLAIN });
  const letThrough = await hold(page, /\.js$/);
  await searchField(page).click();
  const { middle, ...seen } = await readSpinner(page);
  expect(seen).toEqual({ delay: "0.2s", width: 128, height: 110 });
  letThrough();
  await modal(page).waitFor();
  expect(await page.locator("#search-spinner").count()).toBe(0);
  const box = (await modal(page).boundingBox())!;
  expect(middle.x).toBeGreaterThan(box.x);
  expect(middle.x).toBeLessThan(box.x + box.width);
  expect(middle.y).toBeGreaterThan(box.y);
  expect(middle.y).toBeLessThan(box.y + box.height);
});

test("the same goes while the framework that opens the search is loading", async () => {
  let letThrough = (): void => undefined;
  const page = await openPage({
    path: PLAIN,
    hydrated: false,
    loaded: false,
    prepare: async (tab) => {
      letThrough = await hold(tab, /\.js$/);
    },
  });
  await searchField(page).click();
  expect(await readSpinner(page)).toMatchObject({ width: 128, height: 110 });
  letThrough();
  await modal(page).waitFor();
  expect(await page.locator("#search-spinner").count()).toBe(0);
});

test("while the live editor loads, a spinner covers the block it will replace", async () => {
  const page = await openPage({ path: PLAIN, fresh: true });
  const letThrough = await hold(page, /\.js$/);
  const block = (await page.locator(".live").first().boundingBox())!;
  await editButton(page).click();
  const { middle, ...seen } = await readSpinner(page);
  expect(seen).toEqual({ delay: "0.2s", width: 128, height: 110 });
  expect((await page.locator(".live").first().boundingBox())!.height).toBe(block.height);
  const shown = (await page.locator(".live").first().boundingBox())!;
  expect(Math.abs(middle.y - (shown.y + shown.height / 2))).toBeLessThan(shown.height / 4);
  letThrough();
  await editor(page).waitFor();
  await expectSoon(() => page.locator(".spinner").count(), 0);
});

test.each([PLAIN, REACT])(
  "while the live frame of %s loads, the spinner is in the result",
  async (path) => {
    const page = await openPage({ path, fresh: true });
    const letThrough = await hold(page, /\/live\/[^/]+\.html/);
    await editButton(page).click();
    await editor(page).waitFor();
    const { middle, ...seen } = await readSpinner(page);
    expect(seen).toEqual({ delay: "0.2s", width: 128, height: 110 });
    const box = (await result(page).boundingBox())!;
    expect(middle.y).toBeGreaterThan(box.y);
    expect(middle.y).toBeLessThan(box.y + box.height);
    letThrough();
    await expectSoon(() => page.locator(".spinner").count(), 0);
  },
);
