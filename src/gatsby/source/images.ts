import type { Node, NodePluginArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { ImageUse } from "../../model/markdown/compiled-doc";

/** Specification, section 9: quality 70, widths from 640 to 1030 in 2 steps, off while developing. */
const QUALITY = 70;
const WIDTHS = { min: 640, max: 1030 } as const;

/** Optimises the pictures docs show, and gives what each is written from, by its file. */
export async function publishImages(
  images: readonly ImageUse[],
  fileNodes: ReadonlyMap<string, Node>,
  args: NodePluginArgs,
): Promise<ReadonlyMap<string, IGatsbyImageData>> {
  const assets = [...new Set(images.map(({ asset }) => asset))];
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
