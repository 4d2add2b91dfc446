import { EventEmitter, once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { findPage, readBuilt } from "../../support/built/built-site";
import { untilHydrated } from "../support/browser";
import { connectBrowser } from "../support/chromium/connect-browser";
import { readShifts, recordShifts } from "../support/layout-shifts";

/* Loads pages whose HTML arrives in small pieces, as over a bad network. */

const PATH = "/build/quickstart";
const PATHS = [PATH, "/search", "/", "/developer/json-rpc", "/tutorials"];
const TYPES: Readonly<Record<string, string>> = { ".css": "text/css", ".js": "text/javascript" };
const PIECE = 1500;
const PAUSE_MS = 25;

/** Matches the template at the end of the page, up to the end of the framework's first script tag. */
const FIRST_SCRIPT = /<template id="app-scripts".*?<script[^>]* src=.*?<\/script>/s;

/** Emits "wanted" when the rest of a page that was requested with `?half` may be sent. */
const rest = new EventEmitter();

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const { pathname: path, searchParams } = new URL(request.url ?? "", "http://localhost");
      if (path === PATH && searchParams.has("half")) {
        const { html } = findPage(PATH);
        const start = FIRST_SCRIPT.exec(html)!;
        const end = start.index + start[0].length;
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
        response.write(html.slice(0, end));
        await once(rest, "wanted");
        response.end(html.slice(end));
        return;
      }
      if (!PATHS.includes(path) && extname(path) === "") {
        response.writeHead(404).end(); // A request to prefetch another page.
        return;
      }
      if (!PATHS.includes(path)) {
        const type = TYPES[extname(path)] ?? "application/json";
        response.writeHead(200, { "content-type": type }).end(readBuilt(path));
        return;
      }
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      const html = Buffer.from(findPage(path).html);
      for (let at = 0; at < html.length; at += PIECE) {
        response.write(html.subarray(at, at + PIECE));
        await pause(PAUSE_MS);
      }
      response.end();
    })();
  }).listen(0);
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await connectBrowser();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/**
 * Maximum layout shift. If a piece of HTML ends in the middle of a line, the line's last word or label may move to
 * the next line. This causes a shift of up to 0.007 with pieces of 1,100 to 1,900 bytes. A block that moves counts
 * ten times as much.
 */
const MOST_MOVED = 0.01;

const CASES = PATHS.flatMap((path) => [390, 997, 1440].map((width) => ({ path, width })));

test.each(CASES)("at $width px nothing on $path moves", async ({ path, width }) => {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await recordShifts(page);
  await page.goto(origin + path, { waitUntil: "domcontentloaded" });
  const { firstPaint, whole } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime,
    whole: performance.getEntriesByType("navigation")[0]!.toJSON() as { responseEnd: number },
  }));
  const moved = await readShifts(page);
  await context.close();
  // The page was visible while the rest of it was still arriving.
  expect(firstPaint).toBeLessThan(whole.responseEnd);
  expect(moved).toBeLessThan(MOST_MOVED);
});

test("a keypress between two of the framework's script tags doesn't lose the remaining scripts", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}${PATH}?half`, { waitUntil: "commit" });
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLTemplateElement>("#app-scripts")
      ?.content.querySelector("script[src]"),
  );
  await page.keyboard.press("Shift");
  rest.emit("wanted");
  await untilHydrated(page);
  expect(await page.locator("body > script[src]").count()).toBe(3);
  await context.close();
});
