import { extname } from "node:path";
import sharp from "sharp";
import { type Fault, type FaultText, faultAt } from "../../faults/fault";
import { openContent } from "./content-files";

/** What sharp calls the formats of bitmaps that content may hold, by the files' endings. */
const FORMATS: Readonly<Record<string, string>> = {
  ".avif": "heif",
  ".gif": "gif",
  ".jpeg": "jpeg",
  ".jpg": "jpeg",
  ".png": "png",
  ".webp": "webp",
};

/** All frames together: a screenshot of a large screen has 15 million, and 50 million take 200 MB to draw. */
const MAX_PIXELS = 50_000_000;

/**
 * Bitmaps below `content/` that a build could not draw, or not within its memory: each is read whole, once, before
 * Gatsby's image plugin meets it. The size is read from the header, so a file that unpacks to gigabytes is never unpacked.
 */
export async function checkBitmaps(root: string): Promise<Fault[]> {
  const content = openContent(root);
  const faults: Fault[] = [];
  for (const file of content.listFiles("content")) {
    const format = FORMATS[extname(file).toLowerCase()];
    const bytes = format === undefined ? undefined : content.readBytes(file, "picture");
    if (format === undefined || !bytes) continue; // What is refused is told by checkContentFiles.
    const text = await checkBitmap(bytes, format);
    if (text) faults.push(faultAt({ file, line: 1, column: 1 }, text));
  }
  return faults;
}

async function checkBitmap(bytes: Buffer, format: string): Promise<FaultText | undefined> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: "truncated", animated: true } as const;
    const { format: found, width, height } = await sharp(bytes, options).metadata();
    if (found !== format) {
      return {
        rule: "image/bitmap",
        problem: `This file is not what its ending says, but ${found}.`,
        fix: "Give it the ending of its format, or save it anew.",
      };
    }
    if (width * height > MAX_PIXELS) return tooLarge;
    await sharp(bytes, options).resize(1, 1, { fit: "fill" }).raw().toBuffer();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    if (/pixel limit/i.test(reason)) return tooLarge;
    return {
      rule: "image/bitmap",
      problem: `This picture cannot be read: ${reason}.`,
      fix: "Save it anew with a program for pictures.",
    };
  }
}

const tooLarge: FaultText = {
  rule: "image/bitmap",
  problem: `This picture has more than ${MAX_PIXELS / 1e6} million pixels, its frames counted together.`,
  fix: "Make it smaller: pages show 1030 pixels in width.",
};
