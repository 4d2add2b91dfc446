import { serveSite } from "../../e2e/support/browser";
import { expectSoon } from "../../e2e/support/expect-soon";
import { readUrls, search } from "../../e2e/support/search-modal";
import { type ReaderSite, createReaderSite } from "../reader-site";
import { title } from "../small-site/states";

/*
 * Tests a site without this project's changes to Gatsby's webpack configuration. The changes make the site lighter and
 * faster, but it has to work without them: if a later version of Gatsby breaks one, it can be switched off this way.
 */

const BUILD_MS = 900_000;

let site: ReaderSite;
let served = "";

beforeAll(async () => {
  site = await createReaderSite();
  served = site.build("plain", { CELO_DOCS_WITHOUT: "all" });
}, BUILD_MS);

afterAll(() => {
  site.copy.remove(".");
});

const { openPage, origin } = serveSite(() => served);

test("a page hydrates, and a link works without a full page load", async () => {
  const page = await openPage({ path: "/guides/deploy" });
  await page.evaluate(() => {
    document.documentElement.dataset.sameWindow = "";
  });
  await page.locator("article").getByRole("link", { name: "Next", exact: true }).first().click();
  await page.waitForURL(`${origin()}/guides/only-new`);
  await expectSoon(() => title(page), "Only new");
  expect(await page.locator("html[data-same-window]").count()).toBe(1);
});

test("the search works", async () => {
  const page = await openPage({ path: "/guides/deploy" });
  await search(page, "only new");
  expect(await readUrls(page)).toContain("/guides/only-new");
});
