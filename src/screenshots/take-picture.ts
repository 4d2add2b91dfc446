import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, type Route, chromium } from "playwright-core";
import sharp from "sharp";
import { type AppPicture, type Drive, REVERTED } from "./app-picture";
import type { App } from "./build-app";
import { framePhones } from "./phone-frame";
import type { Scheme } from "./picture-files";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];

/** Device pixels per CSS pixel, for high-density screens. */
const DENSITY = 2;

/** Starts this machine's Chromium, or the one in CHROMIUM_PATH. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUM.find(existsSync);
  if (executablePath === undefined)
    throw new Error(`No Chromium at ${CHROMIUM.join(" or ")}: set CHROMIUM_PATH.`);
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/** Converts a picture to a PNG with fewer colours. The build creates the published pictures from this PNG. */
export const toPng = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).png({ palette: true, effort: 10 }).toBuffer();

/** A made-up origin; requests to it never reach the network. */
const ORIGIN = "https://app.example";

/**
 * Styles for the page around an app: spacing and both colour modes, since most apps in docs are unstyled. The border
 * makes the picture stand out from a page of the same colour.
 */
const FRAME = `
  :root { color-scheme: light dark; }
  :root:not(.phone)::after { content: ""; position: fixed; inset: 0; z-index: 2147483647; border: 1px solid #8d8b7d; pointer-events: none; }
  body { margin: 0; padding: 24px; font: 18px/1.5 system-ui, sans-serif; }
  h1 { margin: 0 0 12px; font-size: 28px; }
  p, form, nav { margin: 14px 0; }
  input:where(:not([class])) { font: inherit; padding: 6px 10px; margin: 0 12px 0 0; border: 1px solid #777a6c; border-radius: 6px; }
  button:where(:not([class])) { font: inherit; padding: 6px 16px; border: 1px solid #777a6c; border-radius: 6px; }
  label { display: block; margin: 0 0 12px; } label input:not([type="radio"]) { display: block; }
`;

const pageOf = ({ styles }: App, own = "", frame = ""): string =>
  `<!doctype html><html lang="en" class="${frame}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<style>${FRAME}${own}${styles}</style><div id="root"></div><script src="/app.js"></script>`;

/** Runs an app without a network and returns a picture of it. */
export async function takePicture(
  browser: Browser,
  picture: AppPicture,
  app: App,
  scheme: Scheme,
): Promise<Uint8Array> {
  const context = await browser.newContext({
    viewport: picture.size,
    deviceScaleFactor: DENSITY,
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  try {
    if (picture.before) await context.addInitScript({ content: picture.before });
    await context.route("**/*", (route) => answer(route, picture, app));
    const screens: Uint8Array[] = [];
    for (const drive of picture.screens)
      screens.push(await takeScreen(context, picture.file, drive));
    const [screen] = screens;
    if (screen === undefined || screens.length > 1 || picture.frame)
      return await framePhones(context, screens, picture.size);
    return screen;
  } finally {
    await context.close();
  }
}

async function takeScreen(
  context: BrowserContext,
  file: string,
  drive: Drive,
): Promise<Uint8Array> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => problems.push(message.text()));
  page.on("requestfailed", (request) => problems.push(`offline: ${request.url()}`));
  page.setDefaultTimeout(10_000);
  await page.goto(ORIGIN);
  try {
    await drive(page);
  } catch (error) {
    const shown = await page.locator("body").innerText();
    throw new Error(
      `The app didn't reach the state that ${file} shows. The page contains:\n${[shown, ...problems].join("\n")}`,
      { cause: error },
    );
  }
  await page.waitForLoadState("networkidle");
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  await page.close();
  return picture;
}

const OPEN = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Answers requests with the app's files or the network's answers. All other requests fail as if offline. */
async function answer(
  route: Route,
  { answers = {}, styles, frame }: AppPicture,
  app: App,
): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (origin === ORIGIN && pathname === "/")
    return route.fulfill({ contentType: "text/html", body: pageOf(app, styles, frame) });
  if (origin === ORIGIN && pathname === "/app.js")
    return route.fulfill({ contentType: "text/javascript", body: app.script });
  if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: OPEN });
  if (request.method() !== "POST" || Object.keys(answers).length === 0) return route.abort();
  const call = request.postDataJSON() as Call | readonly Call[];
  const reply = ({ id, method, params }: Call) => {
    const said = answers[method] ?? null;
    const result = typeof said === "function" ? said(params) : said;
    const error = { code: 3, message: "execution reverted" };
    return { jsonrpc: "2.0", id, ...(result === REVERTED ? { error } : { result }) };
  };
  return route.fulfill({
    headers: OPEN,
    json: Array.isArray(call) ? call.map(reply) : reply(call as Call),
  });
}
