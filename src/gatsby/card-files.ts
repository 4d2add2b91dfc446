import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { CARD_PALETTE, type CardFont, type CardWords, drawCard } from "../outputs/card";
import { type PngTools, toIndexedPng } from "../outputs/indexed-png";
import { CARD_SIZE, cardPath } from "../site/cards";
import { cacheFolderOf, digestOf } from "./cache-files";
import { readCardFont } from "./card-font";

/** A page that is shown with a picture where people share it. */
export interface CardPage extends Omit<CardWords, "site"> {
  readonly path: string;
  /** File of a picture the writer chose, in the place of a drawn one. */
  readonly image?: string;
}

/** Some networks fetch a large picture late or not at all. */
const MAX_CARD_BYTES = 40_000;

/** Pictures drawn at a time: sharp has threads of its own. */
const PARALLEL = 4;

/** Qualities of a writer's own picture, until it is light enough. */
const QUALITIES = [80, 65, 50, 35, 20] as const;

/** Cards by their paths, and how many of them had to be drawn. */
export interface CardFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly drawn: number;
}

/** Every page's card. What was drawn is kept by the digest of what it was made from. */
export async function listCardFiles(root: string, pages: readonly CardPage[]): Promise<CardFiles> {
  const cache = join(cacheFolderOf(root), "cards");
  mkdirSync(cache, { recursive: true });
  let font: CardFont | undefined;
  let drawn = 0;
  const files = new Map<string, Uint8Array>();
  const addCard = async ({ path, image, ...words }: CardPage): Promise<void> => {
    const svg =
      image === undefined ? drawCard({ ...words, site: SITE }, (font ??= readCardFont(root))) : "";
    const source = image === undefined ? svg : readFileSync(join(root, image)).toString("base64");
    const kept = join(cache, `${digestOf(JSON.stringify([CARD_PALETTE, QUALITIES]), source)}.png`);
    if (!existsSync(kept)) {
      drawn += 1;
      writeFileSync(
        kept,
        image === undefined ? await drawPng(svg) : await toCard(join(root, image)),
      );
    }
    files.set(cardPath(path), readFileSync(kept));
  };
  const waiting = [...pages];
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await addCard(page);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { files, drawn };
}

const SITE = "Documentation";

/** Level 9 takes twice the time and saves one byte in twenty-five. */
const TOOLS: PngTools = { deflate: (bytes) => deflateSync(bytes, { level: 6 }), crc32 };

async function drawPng(svg: string): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toIndexedPng(
    { width: info.width, height: info.height, pixels: data },
    CARD_PALETTE,
    TOOLS,
  );
}

/** A writer's picture, cut to the size of cards; as PNG, which has fewer colours the lighter it must be. */
async function toCard(file: string): Promise<Uint8Array> {
  const { width, height } = CARD_SIZE;
  const picture = sharp(file).resize({ width, height, fit: "cover" }).removeAlpha();
  let card: Uint8Array = new Uint8Array(0);
  for (const quality of QUALITIES) {
    card = await picture.clone().png({ palette: true, quality, effort: 7 }).toBuffer();
    if (card.length <= MAX_CARD_BYTES) break;
  }
  return card;
}
