import type { Node, NodePluginArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { LoadedSite, Pictures } from "../../build/bodies/prepare-pages";

/** Specification, section 9: quality 70, widths of 640 and 1030, switched off in development. */
const QUALITY = 70;
const WIDTHS = { min: 640, max: 1030 } as const;

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
  const all = docs.flatMap(({ images }) => images.map(({ asset }) => asset));
  const assets = [...new Set(all)].filter((asset) => !broken.has(asset));
  const data = new Map<string, IGatsbyImageData>();
  for (const asset of assets) {
    const file = fileNodes.get(asset);
    if (!file) continue;
    const image = await generateImageData({
      file,
      args: {
        layout: "constrained",
        width: WIDTHS.max,
        breakpoints: [WIDTHS.min, WIDTHS.max],
        formats: ["auto", "webp"],
        quality: QUALITY,
        placeholder: "none",
      },
      reporter: args.reporter,
      cache: args.cache,
    });
    if (image) data.set(asset, image);
  }
  return data;
}
