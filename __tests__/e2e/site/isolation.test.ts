import { symlinkSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { jest } from "@jest/globals";
import type { Browser } from "playwright-core";
import { readHeaders } from "../../support/built/headers";
import { type RunningNginx, startNginx } from "../../support/built/nginx";
import { SITE_DIR } from "../../support/built/site-dir";
import { temporaryFolders } from "../../support/folder";
import { connectBrowser } from "../support/chromium/connect-browser";

const newFolder = temporaryFolders();
const DOC = "/build/quickstart";
jest.setTimeout(60_000);

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

test("pages are isolated from other windows, and other sites may only embed their preview pictures", () => {
  const page = readHeaders(SITE_DIR, DOC);
  expect(page["Cross-Origin-Opener-Policy"]).toBe("same-origin");
  expect(page["Cross-Origin-Resource-Policy"]).toBe("same-origin");
  expect(page["Content-Security-Policy"]).toContain("; upgrade-insecure-requests");
  const card = readHeaders(SITE_DIR, `/cards${DOC}.png`);
  expect(card["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});

test("no reports are sent unless a build has an endpoint for them", () => {
  const { "Content-Security-Policy": policy, ...others } = readHeaders(SITE_DIR, DOC);
  expect(policy).not.toContain("report");
  expect(Object.keys(others)).not.toContain("Reporting-Endpoints");
});

describe("on a developer's machine, without TLS", () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    const root = newFolder();
    symlinkSync(SITE_DIR, join(root, "public"));
    symlinkSync(join(dirname(SITE_DIR), "hosting"), join(root, "hosting"));
    nginx = await startNginx(root);
  });
  afterAll(() => nginx.stop());

  test.each(["127.0.0.1", "localhost"])(
    "%s sends styles, scripts and links over http",
    async (host) => {
      const page = await browser.newPage();
      const failed: string[] = [];
      page.on("requestfailed", (request) => failed.push(request.url()));
      const origin = nginx.origin.replace("127.0.0.1", host);
      await page.goto(origin + DOC);
      const styles = await page.evaluate(() => document.styleSheets.length);
      expect(styles).toBeGreaterThan(0);
      await page.keyboard.press("Tab"); // The reader's first key press fetches the framework.
      await page.waitForFunction(() => window.appIsReady === true);
      await page.locator("main a[href^='/']").first().click();
      await page.waitForURL((url) => url.pathname !== DOC);
      expect(new URL(page.url()).origin).toBe(origin);
      expect(failed).toEqual([]);
      await page.close();
    },
  );
});

/** Videos are frames from a site that doesn't send Cross-Origin-Embedder-Policy, so our pages can't send it either. */
describe("a frame of another site", () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer(({ url = "" }, response) => {
      const { port } = server.address() as AddressInfo;
      const policy = new URL(url, "http://x").searchParams.get("policy");
      if (policy) response.setHeader("Cross-Origin-Embedder-Policy", policy);
      response.setHeader("Content-Type", "text/html");
      response.end(
        url.startsWith("/frame") ? "A video" : `<iframe src="http://localhost:${port}/frame">`,
      );
    });
    await new Promise<void>((done) => server.listen(0, done));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each([
    { policy: "", isShown: true },
    { policy: "require-corp", isShown: false },
    { policy: "credentialless", isShown: false },
  ])('with the embedder policy "$policy" is shown: $isShown', async ({ policy, isShown }) => {
    const page = await browser.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/?policy=${policy}`);
    const text = await page.frames()[1]?.evaluate(() => document.body.textContent);
    expect(text === "A video").toBe(isShown);
    await page.close();
  });
});
