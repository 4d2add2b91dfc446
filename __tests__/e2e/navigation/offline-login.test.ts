import { readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { SITE_DIR } from "../../support/built/site-dir";
import { temporaryFolders } from "../../support/folder";
import { FIRST, OTHER, mark, serveSaved, title } from "../support/saved-pages";

const newFolder = temporaryFolders();
const { openSaved, origin, serveInstead } = serveSaved();

describe("a network with a login page", () => {
  const LOGIN = "<!doctype html><title>Hotel</title><main><h1>Hotel</h1></main>";
  const NEXT = "/build/build-on-minipay/code-library";
  /**
   * Copies the site and adds the login page as a real file, because after a redirect, the browser itself requests it
   * from the server.
   */
  function addLogin(): string {
    const folder = newFolder();
    for (const name of readdirSync(SITE_DIR)) symlinkSync(join(SITE_DIR, name), join(folder, name));
    writeFileSync(join(folder, "hotel.html"), LOGIN);
    return folder;
  }
  /** Lists the addresses of all saved files that contain `words`. */
  const listSavedWith = (page: Page, words: string): Promise<string[]> =>
    page.evaluate(async (part) => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = (await (await cache.match(request))?.text()) ?? "";
          if (text.includes(part)) found.push(request.url);
        }
      }
      return found;
    }, words);

  test.each<readonly [name: string, answer: (route: Route) => Promise<void>]>([
    [
      "with its page for everything",
      (route) => route.fulfill({ status: 200, contentType: "text/html", body: LOGIN }),
    ],
    [
      "with its page, sent as what was requested",
      (route) => {
        const path = new URL(route.request().url()).pathname;
        const contentType = path.endsWith(".json")
          ? "application/json"
          : path.endsWith(".js")
            ? "text/plain"
            : "text/html";
        return route.fulfill({ status: 200, contentType, body: LOGIN });
      },
    ],
    [
      "with data of its own",
      (route) =>
        route.fulfill({ status: 200, contentType: "application/json", body: '{"Hotel":true}' }),
    ],
    [
      "with a redirect to its page",
      (route) =>
        route.request().url().endsWith("/hotel")
          ? route.continue()
          : route.fulfill({ status: 302, headers: { location: `${origin()}/hotel` } }),
    ],
  ])("%s: none of it is saved, and the saved pages are kept", async (_, answer) => {
    serveInstead(addLogin());
    const page = await openSaved(FIRST);
    const heading = await title(page);
    const asked: string[] = [];
    const answerAll = (route: Route): Promise<void> => {
      asked.push(new URL(route.request().url()).pathname);
      return answer(route);
    };
    await page.context().route("**/*", answerAll);
    // A file is requested in three ways: by the framework, by the worker when a page asks it to save a file, and by a
    // reader who opens its address.
    await page.evaluate(
      async (paths) => {
        await Promise.allSettled(paths.map((path) => fetch(path)));
        navigator.serviceWorker.controller?.postMessage({ kind: "keep", loaded: paths });
      },
      [FIRST, NEXT, `/page-data${NEXT}/page-data.json`, "/page-data/app-data.json", "/app-0.js"],
    );
    // The worker receives these requests after the message above.
    await page.goto(origin() + FIRST);
    await page.goto(origin() + NEXT);
    expect(asked).toEqual(expect.arrayContaining([FIRST, NEXT]));
    await page.context().unroute("**/*", answerAll);
    await page.goto(origin() + OTHER);
    expect(await listSavedWith(page, "Hotel")).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(origin() + FIRST);
    expect([await title(page), await mark(page).count()]).toEqual([heading, 1]);
    await page.goto(origin() + NEXT);
    expect(await title(page)).toBe("You are offline, and this page is not saved");
  });
});
