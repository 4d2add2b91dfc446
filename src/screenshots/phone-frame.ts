import type { BrowserContext } from "playwright-core";
import type { Size } from "./app-picture";

const BEZEL = 8;
const FOREHEAD = 22;
const GAP = 32;
/**
 * Minimum width of a picture in CSS pixels, so that a single phone isn't shown larger than each phone in a picture of
 * two.
 */
const LEAST_WIDTH = 680;

const STYLES = `
  body { margin: 0; display: flex; justify-content: center; gap: ${GAP}px; }
  div { padding: ${FOREHEAD}px ${BEZEL}px 0; border-radius: 36px 36px 0 0; background: radial-gradient(circle at 50% 11px, #777a6c 4px, #2e302a 4.5px); }
  img { display: block; border-radius: 22px 22px 0 0; }
`;

/** Draws the upper parts of generic phones side by side, each around its own screen. */
export async function framePhones(
  context: BrowserContext,
  screens: readonly Uint8Array[],
  { width, height }: Size,
): Promise<Uint8Array> {
  const page = await context.newPage();
  const phones = screens
    .map((screen) => Buffer.from(screen).toString("base64"))
    .map(
      (data) =>
        `<div><img width="${width}" height="${height}" src="data:image/png;base64,${data}"></div>`,
    );
  await page.setContent(`<!doctype html><style>${STYLES}</style>${phones.join("")}`);
  await page.setViewportSize(sizeOfPhones(screens.length, { width, height }));
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** Computes the size of a picture of phones, with their screens, frames and the gaps between them. */
export const sizeOfPhones = (count: number, { width, height }: Size): Size => ({
  width: Math.max(count * (width + 2 * BEZEL) + (count - 1) * GAP, LEAST_WIDTH),
  height: height + FOREHEAD,
});
