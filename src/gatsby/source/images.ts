import { extname, join } from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import type { LoadedSite, Pictures } from "../../build/bodies/prepare-pages";
import { openContent } from "../../build/content/content-files";
import { digestOf } from "../../build/store/cache-files";
import { writeOutput } from "../../build/store/output-files";

/** Specification, section 9: quality 70, widths of 640 and 1030, switched off in development. */
const QUALITY = 70;
const WIDTHS = { min: 640, max: 1030 } as const;

/** A figure is wider than the text: 44rem, or as wide as a window that is smaller. */
const SIZES = "(min-width: 760px) 44rem, 100vw";

const isDevelopment = process.env.gatsby_executing_command === "develop";

/** Gatsby's nodes of the files in content/, by file. */
export const listContentNodes = ({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): ReadonlyMap<string, Node> =>
  new Map(getNodesByType("File").map((node) => [`content/${String(node.relativePath)}`, node]));

/** Optimises the pictures of docs, and returns the image data of each by its file. */
export async function publishImages(
  { docs, site }: Pick<LoadedSite, "docs" | "site">,
  fileNodes: ReadonlyMap<string, Node>,
  args: Pick<NodePluginArgs, "reporter" | "cache">,
): Promise<Pictures> {
  // A file that cannot be read has a fault already, and Gatsby's plugin would fail without naming it.
  const broken = new Set(site.faults.map(({ file }) => file));
  const all = docs.flatMap(({ images }) =>
    images.flatMap(({ asset, form }) => (form === "bitmap" ? asset : [])),
  );
  const assets = [...new Set(all)].filter((asset) => !broken.has(asset));
  const data = new Map<string, IGatsbyImageData>();
  for (const asset of assets) {
    const file = fileNodes.get(asset);
    if (!file) continue;
    const image = isDevelopment ? await publishOriginal(asset) : await optimize(file, args);
    if (image) data.set(asset, image);
  }
  return data;
}

const optimize = (
  file: Node,
  { reporter, cache }: Pick<NodePluginArgs, "reporter" | "cache">,
): Promise<IGatsbyImageData | undefined> =>
  generateImageData({
    file,
    args: {
      layout: "constrained",
      width: WIDTHS.max,
      breakpoints: [WIDTHS.min, WIDTHS.max],
      // AVIF is no smaller where it counts: of a screenshot at 640 px 8,611 bytes, and 8,382 as WebP.
      formats: ["auto", "webp"],
      quality: QUALITY,
      sizes: SIZES,
      // Its colour or its small copy would be a style attribute, which the security policy forbids.
      placeholder: "none",
    },
    reporter,
    cache,
  });

/** The file as it is, under a name that changes with its content. */
async function publishOriginal(asset: string): Promise<IGatsbyImageData | undefined> {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  const bytes = openContent(root).readBytes(asset, "picture");
  if (!bytes) return undefined; // A fault, which the page shows.
  const { width, height } = await sharp(bytes).metadata();
  const src = `/static/originals/${digestOf(bytes.toString("base64"))}${extname(asset)}`;
  writeOutput(join(root, "public"), src, bytes);
  return { layout: "constrained", width, height, images: { fallback: { src } } };
}
