import { existsSync } from "node:fs";
import { type Browser, type Route, chromium } from "playwright-core";
import type { App } from "./build-app";
import type { AppPicture } from "./pictures";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];

/** Chromium of this machine; CHROMIUM_PATH names another one. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUM.find(existsSync);
  if (executablePath === undefined)
    throw new Error(`No Chromium at ${CHROMIUM.join(" or ")}: set CHROMIUM_PATH.`);
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/** Nobody's address, which the browser asks nobody for. */
const ORIGIN = "https://app.example";

const FRAME = `body { margin: 0; padding: 24px; font: 18px/1.5 system-ui, sans-serif; }`;

const pageOf = ({ styles }: App): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<style>${FRAME}${styles}</style><div id="root"></div><script src="/app.js"></script>`;

/** Runs an app without a network and returns a picture of it, twice as many pixels as its size. */
export async function takePicture(
  browser: Browser,
  picture: AppPicture,
  app: App,
): Promise<Uint8Array> {
  const context = await browser.newContext({
    viewport: picture.size,
    deviceScaleFactor: 2,
    colorScheme: picture.scheme,
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => problems.push(message.text()));
    if (picture.wallet) await page.addInitScript({ content: picture.wallet });
    await page.route("**/*", (route) => answer(route, picture, app));
    await page.goto(ORIGIN);
    try {
      await picture.drive(page);
    } catch (error) {
      const shown = await page.locator("body").innerText();
      throw new Error(
        `What ${picture.file} shows was not reached. The page says:\n${[shown, ...problems].join("\n")}`,
        { cause: error },
      );
    }
    await page.waitForLoadState("networkidle");
    return await page.screenshot({ animations: "disabled", caret: "hide" });
  } finally {
    await context.close();
  }
}

const OPEN = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Answers with the app, and with what its network would say; everything else is as if it were offline. */
async function answer(route: Route, { answers = {} }: AppPicture, app: App): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (origin === ORIGIN && pathname === "/")
    return route.fulfill({ contentType: "text/html", body: pageOf(app) });
  if (origin === ORIGIN && pathname === "/app.js")
    return route.fulfill({ contentType: "text/javascript", body: app.script });
  if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: OPEN });
  if (request.method() !== "POST" || Object.keys(answers).length === 0) return route.abort();
  const call = request.postDataJSON() as Call | readonly Call[];
  const reply = ({ id, method, params }: Call) => {
    const result = answers[method] ?? null;
    return { jsonrpc: "2.0", id, result: typeof result === "function" ? result(params) : result };
  };
  return route.fulfill({
    headers: OPEN,
    json: Array.isArray(call) ? call.map(reply) : reply(call as Call),
  });
}
