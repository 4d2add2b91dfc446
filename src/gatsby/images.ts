import type { Node, NodePluginArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { ImageUse } from "../docs/markdown/compiled-doc";
import { pictureToHtml } from "./picture-html";

/** Specification, section 9: quality 70, widths from 640 to 1030 in 2 steps, off while developing. */
const QUALITY = 70;
const WIDTHS = { min: 640, max: 1030 } as const;

/** The published pictures of docs, by their files. */
export interface PublishedImages {
  /** A `<picture>` with width and height, so that nothing shifts while it loads. */
  readonly imageToHtml: (asset: string, alt: string) => string | undefined;
  /** Address from the site's root. */
  readonly imageSrcOf: (asset: string) => string | undefined;
  /** What they are written from, by file. */
  readonly pictures: ReadonlyMap<string, IGatsbyImageData>;
}

/** Optimises the pictures docs show. */
export async function publishImages(
  images: readonly ImageUse[],
  fileNodes: ReadonlyMap<string, Node>,
  args: NodePluginArgs,
): Promise<PublishedImages> {
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
  return {
    imageToHtml: (asset, alt) => {
      const image = data.get(asset);
      return image && pictureToHtml(image, alt);
    },
    imageSrcOf: (asset) => data.get(asset)?.images.fallback?.src,
    pictures: data,
  };
}
