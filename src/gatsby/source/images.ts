import { extname, join } from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { Pictures } from "../../pipeline/bodies/prepare-pages";
import type { Build } from "../../pipeline/build";
import { openContent } from "../../pipeline/content/content-files";
import type { LoadedSite } from "../../pipeline/site/load-site";
import { digestOf } from "../../pipeline/store/cache-files";
import { writeOutput } from "../../pipeline/store/output-files";
import { type ImageSize, listWidths, readShape, sizesOf } from "./image-shape";

/** Quality of published bitmaps, from section 9 of the specification. Not used in development. */
const QUALITY = 70;

/** Maps the files in content/ to their Gatsby nodes. */
export const listContentNodes = ({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): ReadonlyMap<string, Node> =>
  new Map(getNodesByType("File").map((node) => [`content/${String(node.relativePath)}`, node]));

/** Optimizes the pictures of docs, and returns their image data by file. */
export async function publishImages(
  build: Pick<Build, "root" | "isDevelopment" | "cacheFolder" | "publicFolder">,
  { docs, site }: Pick<LoadedSite, "docs" | "site">,
  fileNodes: ReadonlyMap<string, Node>,
  args: Pick<NodePluginArgs, "reporter" | "cache">,
): Promise<Pictures> {
  // Unreadable files have already been reported, and Gatsby's plugin would fail without naming them.
  const broken = new Set(site.faults.map(({ file }) => file));
  const all = docs.flatMap(({ images }) =>
    images.flatMap(({ asset, form }) => (form === "bitmap" ? asset : [])),
  );
  const assets = [...new Set(all)].filter((asset) => !broken.has(asset));
  const data = new Map<string, IGatsbyImageData>();
  for (const asset of assets) {
    const image = await publishImage(build, asset, fileNodes.get(asset), args);
    if (image) data.set(asset, image);
  }
  return data;
}

/**
 * Publishes one picture, at the same size in development and in a build. Animated pictures aren't optimized, since that
 * would remove the animation.
 */
async function publishImage(
  build: Parameters<typeof publishImages>[0],
  asset: string,
  file: Node | undefined,
  args: Pick<NodePluginArgs, "reporter" | "cache">,
): Promise<IGatsbyImageData | undefined> {
  const bytes = openContent(build.root).readBytes(asset, "picture");
  if (!bytes) return undefined; // The page shows this as a fault.
  const { size, isTurned, isMoving } = await readShape(bytes);
  if (build.isDevelopment || isMoving) return publishOriginal(build, asset, bytes, size);
  if (!file) return undefined;
  const upright = isTurned ? await turnUpright(build, file, bytes) : file;
  const data = await optimize(upright, size, args);
  return data && { ...data, ...size };
}

const optimize = (
  file: Node,
  { width }: ImageSize,
  { reporter, cache }: Pick<NodePluginArgs, "reporter" | "cache">,
): Promise<IGatsbyImageData | undefined> =>
  generateImageData({
    file,
    args: {
      layout: "constrained",
      width,
      breakpoints: listWidths(width),
      // Every browser since 2020 reads WebP, and AVIF isn't smaller where it matters: a screenshot at 640 px takes
      // 8,611 bytes as AVIF, and 8,382 as WebP.
      formats: ["webp"],
      quality: QUALITY,
      sizes: sizesOf(width),
      // A color or a blurred copy would need a style attribute, which the security policy forbids.
      placeholder: "none",
    },
    reporter,
    cache,
  });

/**
 * Makes an upright copy of a photo, because gatsby-plugin-sharp drops the orientation that is stored in the EXIF
 * data.
 */
async function turnUpright(
  { cacheFolder: folder }: Pick<Build, "cacheFolder">,
  file: Node,
  bytes: Buffer,
): Promise<Node> {
  const name = `upright-${digestOf(bytes.toString("base64"))}.${String(file.extension)}`;
  // Quality 100, because the copy is compressed again later, at the quality that pages use.
  const format = (await sharp(bytes).metadata()).format;
  const turned = await sharp(bytes).rotate().toFormat(format, { quality: 100 }).toBuffer();
  writeOutput(folder, `/${name}`, turned);
  const contentDigest = digestOf(turned.toString("base64"));
  return {
    ...file,
    absolutePath: join(folder, name),
    internal: { ...file.internal, contentDigest },
  };
}

/** Publishes the file unchanged, under a name that changes with its content. */
function publishOriginal(
  { publicFolder }: Pick<Build, "publicFolder">,
  asset: string,
  bytes: Buffer,
  size: ImageSize,
): IGatsbyImageData {
  const src = `/static/originals/${digestOf(bytes.toString("base64"))}${extname(asset)}`;
  writeOutput(publicFolder, src, bytes);
  return { layout: "constrained", ...size, images: { fallback: { src } } };
}
