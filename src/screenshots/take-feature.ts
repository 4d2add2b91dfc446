import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page, Route } from "playwright-core";
import sharp from "sharp";
import type { FeaturePicture } from "./feature-pictures";

/** A made-up origin from which the built site's files are served. */
const ORIGIN = "https://docs.example";

const WIDTH = 1280;
const HEIGHT = 900;
/** Maximum height of a picture in CSS pixels, which is enough for the README. */
const MAX_HEIGHT = 480;
const MARGIN = 16;

const MAX_BYTES = 60_000;

/** Takes a feature's picture from the site in `folder`, in dark mode. */
export async function takeFeature(
  browser: Browser,
  folder: string,
  feature: FeaturePicture,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: feature.width ?? WIDTH, height: HEIGHT },
    colorScheme: "dark",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  try {
    await context.route("**/*", (route) => answer(route, folder));
    const page = await context.newPage();
    await page.goto(ORIGIN + feature.path);
    await page.waitForLoadState("networkidle");
    const picture = await takePart(page, feature);
    const webp = await sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer();
    if (webp.length > MAX_BYTES)
      throw new Error(`"${feature.row}" is too large (${webp.length} bytes): show less of it.`);
    return webp;
  } finally {
    await context.close();
  }
}

async function takePart(page: Page, { row, show }: FeaturePicture): Promise<Buffer> {
  const parts = [await show(page)].flat();
  const size = page.viewportSize() ?? { width: WIDTH, height: HEIGHT };
  const first = await boxOf(parts, row);
  // Scrolls to parts that reach below the window. Parts that are too tall for the window are shown from their top
  // instead.
  if (first.bottom > size.height && first.bottom - first.top < size.height)
    await parts[0]?.scrollIntoViewIfNeeded();
  const { left, top, right, bottom } = await boxOf(parts, row);
  const x = Math.max(0, left - MARGIN);
  const y = Math.max(0, top - MARGIN);
  return page.screenshot({
    clip: {
      x,
      y,
      width: Math.min(right + MARGIN, size.width) - x,
      height: Math.min(bottom + MARGIN, size.height, y + MAX_HEIGHT) - y,
    },
    animations: "disabled",
    caret: "hide",
  });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around all parts. */
async function boxOf(parts: readonly Locator[], row: string): Promise<Box> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const shown = boxes.flatMap((box) => box ?? []);
  if (shown.length === 0 || shown.length < boxes.length)
    throw new Error(`The page doesn't show all parts of the picture of "${row}".`);
  return {
    left: Math.min(...shown.map(({ x }) => x)),
    top: Math.min(...shown.map(({ y }) => y)),
    right: Math.max(...shown.map(({ x, width }) => x + width)),
    bottom: Math.max(...shown.map(({ y, height }) => y + height)),
  };
}

/** Answers requests to the site with the built files, and requests to Celo's nodes with mainnet's chain id. */
async function answer(route: Route, folder: string): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  if (origin !== ORIGIN) {
    if (!origin.startsWith("https://forno.")) return route.abort();
    return route.fulfill({
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      json: { jsonrpc: "2.0", id: 1, result: "0xa4ec" },
    });
  }
  const name = join(folder, decodeURIComponent(pathname));
  const path = [name, `${name}.html`, join(name, "index.html")].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
  if (path === undefined) return route.fulfill({ status: 404 });
  return route.fulfill({ path, ...(path.endsWith(".md") && { contentType: "text/plain" }) });
}
