import { join } from "node:path";
import { constants, crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import {
  CARD_PALETTE,
  type CardLine,
  type CardWords,
  drawGround,
  layOutCard,
  paintCard,
} from "../../outputs/pictures/card";
import {
  type IndexedPicture,
  type PngTools,
  formatIndexedPng,
  toIndexed,
} from "../../outputs/pictures/indexed-png";
import { cardPath } from "../../site/cards";
import { cacheFolderOf, digestOf } from "../store/cache-files";
import { digestOfFolders } from "../store/files-state";
import { writeOutput } from "../store/output-files";
import type { CachedFile } from "../store/public-files";
import { type CardFontFile, readCardFont } from "./card-font";
import { isWholePng } from "./whole-png";

/** A page with a picture for social networks. */
export interface CardPage extends CardWords {
  readonly path: string;
}

/** Folders of the code that draws cards. The names of cached cards contain its digest. */
const DRAWING_CODE = ["src/outputs/pictures", "src/pipeline/cards"] as const;

/** A card with its path in the cache folder. The file may not exist yet. */
interface CardFile extends CardPage {
  readonly lines: readonly CardLine[];
  readonly file: string;
}

/**
 * Finds the cache file of each card. The file's name contains a digest of the card's design, of the code that draws it,
 * and of its text.
 */
function locateCards(root: string, pages: readonly CardPage[], font: CardFontFile): CardFile[] {
  const design = digestOf(digestOfFolders(root, DRAWING_CODE), drawGround(SITE, font));
  return pages.map((page) => {
    const lines = layOutCard(page, font);
    return { ...page, lines, file: `cards/${digestOf(design, JSON.stringify(lines))}.png` };
  });
}

/** Draws the cards that aren't in the cache, and returns their number. */
export async function drawMissingCards(root: string, pages: readonly CardPage[]): Promise<number> {
  const font = readCardFont(root);
  const cache = cacheFolderOf(root);
  const all = locateCards(root, pages, font).filter(({ file }) => !isWholePng(join(cache, file)));
  const missing = [...new Map(all.map((card) => [card.file, card])).values()];
  if (missing.length === 0) return 0;
  const letters = await font.drawLetters(missing.flatMap(({ lines }) => lines));
  const ground = await rasterize(drawGround(SITE, font));
  for (const { file, lines } of missing) {
    const card = paintCard(ground, lines, font, letters);
    writeOutput(cache, file, formatIndexedPng(card, CARD_PALETTE, TOOLS));
  }
  return missing.length;
}

/** Returns the cached file of every page's card, keyed by the card's address. All cards must have been drawn. */
export function listCards(root: string, pages: readonly CardPage[]): Map<string, CachedFile> {
  const cards = locateCards(root, pages, readCardFont(root));
  return new Map(
    cards.map(({ path, file }) => [cardPath(path), { cached: join(cacheFolderOf(root), file) }]),
  );
}

const SITE = "Documentation";

/**
 * Compresses with run lengths only. Compared with full deflate, this makes files a quarter larger (11 KB per card) but
 * takes a quarter of the time (0.3 ms).
 */
const TOOLS: PngTools = {
  deflate: (bytes) => deflateSync(bytes, { strategy: constants.Z_RLE }),
  crc32,
};

async function rasterize(svg: string): Promise<IndexedPicture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toIndexed({ width: info.width, height: info.height, pixels: data }, CARD_PALETTE);
}
