import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/**
 * Folder of the committed screenshots. New screenshots that differ are written to `DIFFERENT`, each with a picture of
 * the difference.
 */
export const SCREENS = join(import.meta.dirname, "../nightly/screens");
const DIFFERENT = ".cache/screens";

/** True if `SCREENS=write npm run test:screens` is rewriting the screenshots. */
const isWriting = process.env.SCREENS === "write";

/**
 * Maximum distance between two colors, from 0 to 1, that doesn't count as a difference. It allows for different
 * antialiasing on two machines.
 */
const THRESHOLD = 0.15;
/**
 * Maximum number of pixels whose colors differ by more than THRESHOLD. A percentage would hide small changes in
 * large screenshots.
 */
const MAX_DIFFERENT = 150;

/** Describes how a screenshot differs from the committed one of the same name; "" if it doesn't differ. */
export async function compareScreen(name: string, png: Buffer): Promise<string> {
  const file = join(SCREENS, `${name}.webp`);
  if (isWriting) {
    writeFileSync(file, await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer());
    return "";
  }
  if (!existsSync(file)) return `${name} has no committed screenshot.`;
  const [before, after] = await Promise.all([readPixels(readFileSync(file)), readPixels(png)]);
  const { width, height } = before;
  if (after.width !== width || after.height !== height) {
    keep(name, png);
    return `${name} was ${width} by ${height} and is now ${after.width} by ${after.height}.`;
  }
  const difference = new Uint8Array(width * height * 4);
  const count = pixelmatch(before.data, after.data, difference, width, height, {
    threshold: THRESHOLD,
  });
  if (count <= MAX_DIFFERENT) return "";
  keep(name, png);
  keep(
    `${name}.difference`,
    await sharp(difference, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
  return `${name}: ${count} of ${width * height} pixels differ.`;
}

function keep(name: string, png: Buffer): void {
  mkdirSync(DIFFERENT, { recursive: true });
  writeFileSync(join(DIFFERENT, `${name}.png`), png);
}

async function readPixels(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
