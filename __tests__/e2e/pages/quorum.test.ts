import { readFileSync, readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { SITE_DIR } from "../../support/built/site-dir";
import { serveSite } from "../support/browser";

const { openPage } = serveSite();

const PATH = "/what-is-celo/using-celo/protocol/governance/overview";
const CHART = "[data-quorum]";

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
