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
import { CARD_SIZE, cardPath } from "../../site/cards";
import { openContent } from "../content/content-files";
import { cacheFolderOf, digestOf } from "../store/cache-files";
import { digestOfFolders } from "../store/files-state";
import { writeOutput } from "../store/output-files";
import type { CachedFile } from "../store/public-files";
import { type CardFontFile, readCardFont } from "./card-font";
import { isWholePng } from "./whole-png";

/** A page with a picture for social networks. */
export interface CardPage extends CardWords {
  readonly path: string;
  /** The writer's own picture; without one, a card is drawn. */
  readonly image?: string;
}

/** Folders of the code that draws cards. The names of cached cards contain its digest. */
const DRAWING_CODE = ["src/outputs/pictures", "src/pipeline/cards"] as const;

/** Maximum size of a card: some social networks load larger pictures late or not at all. */
const MAX_CARD_BYTES = 40_000;

/** Qualities to try in turn for a writer's own picture, until it is small enough. */
const QUALITIES = [80, 65, 50, 35, 20] as const;

/** A card with its path in the cache folder. The file may not exist yet. */
interface CardFile extends CardPage {
  readonly lines: readonly CardLine[];
  readonly file: string;
}

/**
 * Finds the cache file of each card. The file's name contains a digest of the card's design, of the code that draws it,
 * and of its text or picture.
 */
function locateCards(root: string, pages: readonly CardPage[], font: CardFontFile): CardFile[] {
  const design = digestOf(digestOfFolders(root, DRAWING_CODE), drawGround(SITE, font));
  return pages.map((page) => {
    const { path: _path, image, ...words } = page;
    const lines = image === undefined ? layOutCard(words, font) : [];
    const source =
      image === undefined ? JSON.stringify(lines) : readPicture(root, image).toString("base64");
    return { ...page, lines, file: `cards/${digestOf(design, source)}.png` };
  });
}

/** Draws the cards that aren't in the cache, and returns their number. */
export async function drawMissingCards(root: string, pages: readonly CardPage[]): Promise<number> {
  const font = readCardFont(root);
  const cache = cacheFolderOf(root);
  const all = locateCards(root, pages, font).filter(({ file }) => !isWholePng(join(cache, file)));
  const missing = [...new Map(all.map((card) => [card.file, card])).values()];
  const letters = await font.drawLetters(missing.flatMap(({ lines }) => lines));
  let paper: IndexedPicture | undefined;
  const draw = async (lines: readonly CardLine[]): Promise<Uint8Array> => {
    paper ??= await rasterize(drawGround(SITE, font));
    return formatIndexedPng(paintCard(paper, lines, font, letters), CARD_PALETTE, TOOLS);
  };
  for (const { file, image, lines } of missing) {
    const card = await (image === undefined ? draw(lines) : toCard(readPicture(root, image)));
    writeOutput(cache, file, card);
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

/** Reads a writer's own picture. The content checks have already made sure that it can be read. */
function readPicture(root: string, image: string): Buffer {
  const use = image.startsWith("static/") ? "static-picture" : "picture";
  const bytes = openContent(root).readBytes(image, use);
  if (!bytes) throw new Error(`The card picture ${image} can't be read.`);
  return bytes;
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

/** Crops a writer's picture to the size of a card. In a PNG with a palette, a lower quality means fewer colors. */
async function toCard(file: Uint8Array): Promise<Uint8Array> {
  const { width, height } = CARD_SIZE;
  const picture = sharp(file).resize({ width, height, fit: "cover" }).removeAlpha();
  let card: Uint8Array = new Uint8Array(0);
  for (const quality of QUALITIES) {
    card = await picture.clone().png({ palette: true, quality, effort: 7 }).toBuffer();
    if (card.length <= MAX_CARD_BYTES) break;
  }
  return card;
}
