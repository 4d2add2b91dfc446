import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE_DIR } from "../../support/built/site-dir";
import { findViolations } from "../support/axe";
import { untilHydrated } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { untilShown } from "../support/same-window";
import {
  FIRST,
  SECOND,
  isControlled,
  listSaved,
  mark,
  serveSaved,
  title,
  untilSaved,
} from "../support/saved-pages";

const { openPage, openSaved, origin } = serveSaved();

const NEVER_SEEN = "/cel2";

test("the worker is registered only after the page has loaded and is idle", async () => {
  const order: string[] = [];
  const page = await openPage({
    path: FIRST,
    offline: true,
    prepare: (tab) => {
      tab.context().on("request", (request) => order.push(new URL(request.url()).pathname));
      return tab.addInitScript(() => {
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = function (...given) {
          (window as { registeredAt?: number }).registeredAt = performance.now();
          return register.apply(this, given);
        };
      });
    },
  });
  await expectSoon(() => isControlled(page), true);
  const [registeredAt, loadedAt, startedAt] = await page.evaluate(() => [
    (window as { registeredAt?: number }).registeredAt ?? 0,
    (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd,
    performance.getEntriesByName("hydrate-start")[0]?.startTime ?? Infinity,
  ]);
  expect(registeredAt).toBeGreaterThan(loadedAt);
  expect(registeredAt).toBeGreaterThan(startedAt);
  expect(order[0]).toBe(FIRST);
});

test("a page the reader has visited opens offline: marked as saved, complete and interactive", async () => {
  const page = await openSaved(FIRST);
  const heading = await title(page);
  await page.context().setOffline(true);
  await page.reload();
  expect(await title(page)).toBe(heading);
  expect(await mark(page).innerText()).toMatch(
    /^You are offline: this is a saved copy of \d{1,2} \w+ \d{4}\.$/,
  );
  expect(await mark(page).getAttribute("role")).toBe("status");
  await untilHydrated(page);
  // Styles and scripts are saved too.
  const styled = () =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-page") !== "";
  expect(await page.evaluate(styled)).toBe(true);
  const box = (await mark(page).boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
});

test("a doc reached from the home page, which already has the doc's styles, is shown with them offline", async () => {
  const page = await openSaved("/");
  await page.locator(`[data-navbar] a[data-area][href="${SECOND}"]`).click();
  await page.waitForURL(origin() + SECOND);
  await untilSaved(page, SECOND);
  const sheet = await page.locator("style[data-href^='/styles.']").getAttribute("data-href");
  await expectSoon(async () => (await listSaved(page)).includes(sheet ?? "none"), true);
  await page.context().setOffline(true);
  await page.reload();
  const background = (): string => getComputedStyle(document.body.parentElement!).backgroundColor;
  expect(await page.evaluate(background)).toMatch(/^rgb\((?!0, 0, 0\))/);
  expect(await page.locator("main").evaluate((one) => getComputedStyle(one).minWidth)).toBe("0px");
});

test("a page that was reached without a page load is saved as well", async () => {
  const page = await openSaved(FIRST);
  await page.locator(`[data-navbar] a[data-area][href="${SECOND}"]`).click();
  await page.waitForURL(origin() + SECOND);
  await untilShown(page, SECOND);
  await expectSoon(async () => (await listSaved(page)).includes(SECOND), true);
  const heading = await title(page);
  await page.context().setOffline(true);
  await page.goto(origin() + SECOND);
  expect([await title(page), await mark(page).count()]).toEqual([heading, 1]);
});

test("while offline, every saved page that the reader goes to is marked; once online again, none is", async () => {
  const page = await openSaved(FIRST);
  await page.goto(origin() + SECOND);
  await untilHydrated(page);
  await untilSaved(page, SECOND);
  const heading = await title(page);
  await page.goto(origin() + FIRST);
  await untilHydrated(page);
  await page.context().setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await page.locator(`[data-navbar] a[data-area][href="${SECOND}"]`).click();
  await page.waitForURL(origin() + SECOND);
  await expectSoon(() => title(page), heading);
  expect(await mark(page).count()).toBe(1);
  await untilHydrated(page);
  await page.context().setOffline(false);
  await page.locator(`[data-navbar] a[data-area][href="${FIRST}"]`).click();
  await page.waitForURL(origin() + FIRST);
  await expectSoon(() => mark(page).count(), 0);
});

test("a page the reader never visited says so, and lists the saved ones", async () => {
  const page = await openSaved(FIRST);
  await page.context().setOffline(true);
  await page.goto(origin() + NEVER_SEEN);
  expect(await title(page)).toBe("You are offline, and this page is not saved");
  // The page has a separate security policy, which has to allow its styles.
  expect((await page.locator("main").boundingBox())!.width).toBeLessThan(800);
  await page.locator(`a[href="${FIRST}"]`).click();
  await page.waitForURL(origin() + FIRST);
  expect(await mark(page).count()).toBe(1);
});

test("a search that can't be fetched says so in place, and works once the network is back", async () => {
  const page = await openSaved(FIRST);
  await page.context().setOffline(true);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Unable to fetch results" });
  await dialog.getByText("You might want to check your network connection.").waitFor();
  expect(page.url()).toBe(origin() + FIRST);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expectSoon(() => dialog.count(), 0);
  await page.keyboard.press("Control+k");
  await dialog.waitFor();
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Retry" }).click();
  await page.locator(".DocSearch-Input").waitFor();
  expect([page.url(), await dialog.count()]).toEqual([origin() + FIRST, 0]);
});

test("from the second visit on, the search works offline", async () => {
  const page = await openSaved(FIRST);
  expect((await listSaved(page)).filter((one) => one.startsWith("/search-index/"))).toEqual([]);
  await page.reload();
  await untilHydrated(page);
  await expectSoon(
    async () => (await listSaved(page)).filter((one) => one.startsWith("/search-index/")).length,
    2,
  );
  // The search's scripts have to be saved too. The build has written their names into the worker.
  const worker = readFileSync(join(SITE_DIR, "sw.js"), "utf8");
  const files = [...worker.matchAll(/"(\/[^"]+\.(?:js|bin))"/g)].map(([, file = ""]) => file);
  await expectSoon(async () => {
    const saved = await listSaved(page);
    return files.filter((one) => !saved.includes(one));
  }, []);
  await page.context().setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  await page.locator(".DocSearch-Input").fill("fee currency");
  await expectSoon(async () => (await page.locator(".DocSearch-Hit").count()) > 2, true);
});
