import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "playwright-core";
import { SITE_DIR } from "../../support/built/site-dir";
import { temporaryFolders } from "../../support/folder";
import { untilHydrated } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import {
  FIRST,
  OTHER,
  SECOND,
  isControlled,
  listCaches,
  mark,
  serveSaved,
  title,
  untilSaved,
} from "../support/saved-pages";

const newFolder = temporaryFolders();
const { openSaved, origin, serveInstead } = serveSaved();

describe("a new build", () => {
  const WORDS = "said anew in another build";
  const text = (page: Page) => page.locator("main [data-segment] p").first().innerText();

  /** Copies the site. Names of the same file stay names of one file, so a change of one changes all of them. */
  function copySite(): string {
    const folder = join(newFolder(), "public");
    execFileSync("cp", ["-a", SITE_DIR, folder]);
    return folder;
  }

  /** Changes the text of one page, in a part that React doesn't hydrate. */
  function changeWords(): string {
    const folder = copySite();
    const file = join(folder, FIRST, "index.html");
    const html = readFileSync(file, "utf8");
    const changed = html.replace(
      /(<main[\s\S]*?data-segment[\s\S]*?<p>)[\s\S]*?<\/p>/,
      `$1${WORDS}</p>`,
    );
    expect(changed).not.toBe(html);
    writeFileSync(file, changed);
    return folder;
  }

  /** Changes the pages of these tests as if scripts had changed: other file names and another compilation hash. */
  function changeScripts(): string {
    const folder = copySite();
    const hash = /___webpackCompilationHash="([^"]*)"/.exec(
      readFileSync(join(folder, "index.html"), "utf8"),
    )?.[1];
    const app = readdirSync(folder).find((name) => /^app-[0-9a-f]+\.js$/.test(name));
    if (hash === undefined || app === undefined) throw new Error("The build has no app script.");
    const other = "f".repeat(hash.length);
    const newApp = `app-${other}.js`;
    const pages = [FIRST, SECOND, OTHER].map((path) => join(path, "index.html"));
    const lists = readdirSync(folder).filter((name) => name.endsWith(".json"));
    for (const file of [...pages, ...lists, "page-data/app-data.json"]) {
      const path = join(folder, file);
      writeFileSync(
        path,
        readFileSync(path, "utf8").replaceAll(hash, other).replaceAll(app, newApp),
      );
    }
    renameSync(join(folder, app), join(folder, newApp));
    return folder;
  }

  test("is shown at the next visit instead of the saved old one", async () => {
    const page = await openSaved(FIRST);
    serveInstead(changeWords());
    await page.reload();
    expect(await text(page)).toBe(WORDS);
    await untilHydrated(page);
    // Waits until the worker has replaced the saved page with the new one.
    await expectSoon(() => isControlled(page), true);
    const readSaved = () =>
      page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? "", FIRST);
    await expectSoon(async () => (await readSaved()).includes(WORDS), true);
    await page.context().setOffline(true);
    await page.reload();
    expect([await text(page), await mark(page).count()]).toEqual([WORDS, 1]);
  });

  test("under an open tab with a worker: the next page loads as a document, once, from the new build", async () => {
    const page = await openSaved(FIRST);
    await page.evaluate(() => void ((window as { isOld?: boolean }).isOld = true));
    serveInstead(changeScripts());
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.locator(`[data-navbar] a[data-area][href="${OTHER}"]`).click();
    await page.waitForURL(origin() + OTHER);
    // While the document is being replaced, no code can be evaluated in it.
    await expectSoon(() => page.evaluate(() => "isOld" in window).catch(() => true), false);
    await untilHydrated(page);
    expect(loads).toBe(1);
    expect(await page.evaluate(() => window.___webpackCompilationHash)).toMatch(/^f+$/);
    expect(await mark(page).count()).toBe(0);
    // The next navigation loads no document.
    await page.locator(`[data-navbar] a[data-area][href="${SECOND}"]`).click();
    await page.waitForURL(origin() + SECOND);
    expect(loads).toBe(1);
  });

  test("next to saved pages of the old one: both can be read offline, and neither reloads in a loop", async () => {
    const page = await openSaved(FIRST);
    const heading = await title(page);
    serveInstead(changeScripts());
    await page.goto(origin() + SECOND);
    await untilHydrated(page);
    await untilSaved(page, SECOND);
    const secondHeading = await title(page);
    await page.context().setOffline(true);
    for (const [path, words] of [
      [FIRST, heading],
      [SECOND, secondHeading],
    ] as const) {
      let loads = 0;
      const count = (request: Request): void => {
        if (request.isNavigationRequest()) loads += 1;
      };
      page.on("request", count);
      await page.goto(origin() + path);
      await page.waitForFunction(() => performance.getEntriesByName("hydrate-start").length > 0);
      await page.waitForLoadState("networkidle"); // By then, the page has noticed that its scripts are from another build.
      page.off("request", count);
      expect([await title(page), await mark(page).count()]).toEqual([words, 1]);
      // There may be one reload, to get scripts from the same build as the page.
      expect(loads).toBeLessThanOrEqual(2);
    }
    await untilHydrated(page);
    expect(await page.evaluate(() => window.___webpackCompilationHash)).toMatch(/^f+$/);
  });

  test("with saving switched off removes the worker and everything it has saved", async () => {
    const page = await openSaved(FIRST);
    await page.evaluate(() => caches.open("of-somebody-else"));
    expect(await listCaches(page)).toContain("docs-pages-1");
    const folder = copySite();
    writeFileSync(join(folder, "sw.js"), await buildWorker("service-worker-off"));
    serveInstead(folder);
    await page.reload();
    await expectSoon(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      0,
    );
    await expectSoon(() => listCaches(page), ["of-somebody-else"]);
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expectSoon(databases, []);
  });
});

/** Builds the service worker of a site with a different configuration. */
async function buildWorker(name: string): Promise<string> {
  const { bundleWorker } = await import("../../../src/pipeline/scripts/write-service-worker");
  return bundleWorker({ root: process.cwd(), sentFiles: new Set() }, name, []);
}
