import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { connectBrowser } from "../../e2e/support/chromium/connect-browser";
import { type DevServer, startDevServer } from "../dev-server";
import { createReaderSite } from "../reader-site";
import type { SiteCopy } from "../site-copy";

/*
 * Runs `npm run develop` on the small site: pages are shown, an edit reaches the open page, and the data can be
 * queried.
 */

const START_MS = 600_000;
const EDIT_MS = 60_000;
const DEPLOY = "content/versions/2.0/docs/guides/deploy.md";

let site: SiteCopy;
let browser: Browser;
let page: Page;
let origin: string;
let server: DevServer;

beforeAll(async () => {
  ({ copy: site } = await createReaderSite());
  server = await startDevServer(site.root, "/guides/deploy");
  ({ origin } = server);
  browser = await connectBrowser();
  page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/guides/deploy`);
}, START_MS);

afterAll(async () => {
  await page.context().close();
  await browser.close();
  await server.stop();
  site.remove(".");
});

const edit = (from: string, to: string): void => {
  const before = readFileSync(join(site.root, DEPLOY), "utf8");
  expect(before).toContain(from);
  site.write(DEPLOY, before.replace(from, to));
};

const shown = (words: string) => page.locator("article").getByText(words).first();

test("a page is shown", async () => {
  await page.getByRole("heading", { level: 1, name: "Deploy" }).waitFor();
  expect(await shown("In version 2.0.").isVisible()).toBe(true);
});

test(
  "an edit of the text reaches the open page",
  async () => {
    edit("In version 2.0.", "In version 2.0, as edited.");
    await shown("as edited").waitFor({ timeout: EDIT_MS });
    expect(await shown("In version 2.0.").count()).toBe(0);
  },
  EDIT_MS * 2,
);

test(
  "a mistake is shown with its file, and disappears once it's fixed",
  async () => {
    edit("[Next](./only-new.md)", "[Next](./nowhere.md)");
    const panel = page.getByText(`${DEPLOY}:`);
    await panel.first().waitFor({ timeout: EDIT_MS });
    edit("[Next](./nowhere.md)", "[Next](./only-new.md)");
    await panel.first().waitFor({ state: "detached", timeout: EDIT_MS });
    expect(await panel.count()).toBe(0);
  },
  EDIT_MS * 3,
);

test("GraphiQL's endpoint answers a query about docs", async () => {
  const answer = await fetch(`${origin}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: '{ doc(path: { eq: "/guides/deploy" }) { title } }',
    }),
  });
  expect(await answer.json()).toMatchObject({ data: { doc: { title: "Deploy" } } });
});
