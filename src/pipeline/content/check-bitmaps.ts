import { createHash } from "node:crypto";
import { extname } from "node:path";
import sharp from "sharp";
import { firstLineOf } from "../../faults/error-text";
import { type Fault, type FaultText, faultAt } from "../../faults/fault";
import { createFileCache } from "../../faults/file-cache";
import { openContent } from "./content-files";

/** sharp's names for the bitmap formats that content may use, keyed by file extension. */
const FORMATS: Readonly<Record<string, string>> = {
  ".avif": "heif",
  ".gif": "gif",
  ".jpeg": "jpeg",
  ".jpg": "jpeg",
  ".png": "png",
  ".webp": "webp",
};

/**
 * Maximum number of pixels in a picture, counting all its frames. A screenshot of a large screen has 15 million;
 * decoding 50 million takes 200 MB.
 */
const MAX_PIXELS = 50_000_000;

/** Caches results, because a development server checks all pictures again after every edit. */
const cached = createFileCache<Promise<FaultText | undefined>>();

/**
 * Finds bitmaps in `content/` that can't be read, have the wrong extension, or would need too much memory. Each file
 * is decoded once, before Gatsby's image plugin reads it. The size is taken from the header, so a file that would
 * unpack to gigabytes is never unpacked.
 */
export async function checkBitmaps(root: string): Promise<Fault[]> {
  const content = openContent(root);
  const faults: Fault[] = [];
  for (const file of content.listFiles("content")) {
    const format = FORMATS[extname(file).toLowerCase()];
    const bytes = format === undefined ? undefined : content.readBytes(file, "picture");
    if (format === undefined || !bytes) continue; // checkContentFiles reports refused files.
    const digest = createHash("sha1").update(bytes).digest("hex");
    const text = await cached({ file, text: digest }, () => checkBitmap(bytes, format));
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
        problem: `This file's extension is wrong: its content is ${found}.`,
        fix: "Change the extension to match, or save the file again in the format of its extension.",
      };
    }
    if (width * height > MAX_PIXELS) return tooLarge;
    await sharp(bytes, options).resize(1, 1, { fit: "fill" }).raw().toBuffer();
    return undefined;
  } catch (error) {
    const reason = firstLineOf(error);
    if (/pixel limit/i.test(reason)) return tooLarge;
    return {
      rule: "image/bitmap",
      problem: `This picture can't be read: ${reason}.`,
      fix: "Save it again with an image editor.",
    };
  }
}

const tooLarge: FaultText = {
  rule: "image/bitmap",
  problem: `This picture has more than ${MAX_PIXELS / 1e6} million pixels, counting all its frames.`,
  fix: "Make it smaller: pages show pictures at most 1030 pixels wide.",
};
