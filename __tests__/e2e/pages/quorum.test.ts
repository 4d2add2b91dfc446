import { readFileSync, readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { SITE_DIR } from "../../support/built/site-dir";
import { PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const PATH = "/what-is-celo/using-celo/protocol/governance/overview";
const CHART = "[data-quorum]";

test("on a phone the sliders move the line, the dot and the words", async () => {
  const page = await openPage({ path: PATH, width: PHONE });
  const chart = page.locator(CHART);
  const words = () => chart.locator("output").innerText();
  const dot = () => chart.locator("[data-dot]:visible").getAttribute("cx");
  expect(await words()).toContain("more than 90.9%");
  const before = await dot();
  await chart.getByRole("slider", { name: "Turnout" }).fill("10");
  await expectSoon(
    words,
    "The quorum is 5% of all locked CELO. At a turnout of 10%, a proposal passes when more than 60% of the votes are Yes.",
  );
  expect(Number(await dot())).toBeGreaterThan(Number(before));
  await chart.getByRole("slider", { name: "Threshold" }).focus();
  await page.keyboard.press("ArrowRight");
  await expectSoon(async () => (await words()).includes("more than 65%"), true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
});

test("only its own page loads its script", async () => {
  // There may be several such files, since a build doesn't remove those of earlier builds.
  const own = readdirSync(SITE_DIR).filter(
    (file) =>
      file.endsWith(".js") &&
      readFileSync(`${SITE_DIR}/${file}`, "utf8").includes("of all locked CELO"),
  );
  const readOwn = (page: Page) =>
    page.evaluate(
      (files) =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname.slice(1))
          .filter((name) => files.includes(name)),
      own,
    );
  expect(own).not.toEqual([]);
  const page = await openPage({ path: PATH, fresh: true });
  await page.locator(CHART).getByRole("slider").first().waitFor();
  expect(await readOwn(page)).toHaveLength(1);
  const other = await openPage({ path: "/build/quickstart", fresh: true });
  await other.waitForLoadState("networkidle");
  expect(await readOwn(other)).toEqual([]);
});

test("without scripts the drawing and its text are there, without a slider", async () => {
  const page = await openPage({ path: PATH, scripts: false });
  const chart = page.locator(CHART);
  expect(await chart.getByRole("slider").count()).toBe(0);
  expect(await chart.locator("output").innerText()).toContain("more than 90.9%");
  expect(await chart.getByRole("img").isVisible()).toBe(true);
});
