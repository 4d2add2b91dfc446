import type { Page } from "playwright-core";
import { expectSoon } from "../../e2e/support/expect-soon";
import { type ReaderStates } from "./states";

/** Tests the banner of a site that is served at a different base path from the one it was built for. */
export function testBaseUrl({ openPage }: ReaderStates): void {
  describe("a site served at a different base path from the one it was built for", () => {
    const underDocs = (page: Page) =>
      page.route(/.*/, (route) => {
        const url = new URL(route.request().url());
        if (!url.pathname.startsWith("/portal")) return route.fulfill({ status: 404, body: "" });
        url.pathname = url.pathname.slice("/portal".length) || "/";
        return route.fetch({ url: url.href }).then((response) => route.fulfill({ response }));
      });

    test.each(["/portal/", "/portal/index.html"])(
      "%s shows the red banner with the base URL to try",
      async (path) => {
        const page = await openPage({ path, hydrated: false, prepare: underDocs, expected: /404/ });
        const banner = page.getByRole("alert");
        await banner.waitFor();
        expect(await banner.innerText()).toBe(
          'This site did not load properly. A very common reason is a wrong site base URL. Suggested: "/portal/".',
        );
        expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
          "rgb(179, 38, 30)",
        );
      },
    );

    test("pages other than the home page show none, and aren't reloaded", async () => {
      const asked: string[] = [];
      const page = await openPage({
        ...{ path: "/portal/guides/deploy", hydrated: false, expected: /404/ },
        prepare: (tab) => {
          tab.on("request", (request) => asked.push(new URL(request.url()).pathname));
          return underDocs(tab);
        },
      });
      // The page requests the framework's three scripts, then the first of them again, to find out whether that file
      // exists.
      await expectSoon(
        () => Promise.resolve(asked.filter((path) => path.endsWith(".js")).length),
        4,
      );
      expect(asked.filter((path) => path.startsWith("/portal/"))).toEqual([
        "/portal/guides/deploy",
      ]);
      expect(await page.getByRole("alert").count()).toBe(0);
    });

    test("at its own base path there is none, not even when its scripts fail", async () => {
      let failed = 0;
      const page = await openPage({
        ...{ path: "/guides/deploy", hydrated: false, expected: /\.js|ERR_FAILED/ },
        prepare: (tab) =>
          tab.route(/\.js$/, (route) => {
            failed += 1;
            return route.abort();
          }),
      });
      // The page requests the framework's three scripts, then the first of them again, to find out whether that file
      // exists.
      await expectSoon(() => Promise.resolve(failed), 4);
      expect(await page.getByRole("alert").count()).toBe(0);
    });
  });
}
