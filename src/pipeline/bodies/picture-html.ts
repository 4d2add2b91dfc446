import type { IGatsbyImageData } from "gatsby-plugin-image";
import { formatAttributes } from "../../base/escape";

/** Attributes for lazy loading, which all of these pictures get. */
const LAZY = ' loading="lazy" decoding="async"';

/** Renders the image that `<GatsbyImage>` would render on the server, without its wrappers and scripts. */
export function pictureToHtml(image: IGatsbyImageData, alt: string): string {
  const { width, height, images } = image;
  const { src, srcSet: srcset, sizes } = images.fallback ?? {};
  const attributes = formatAttributes({ src, srcset, sizes, width, height, alt });
  return `<img${attributes}${LAZY}>`;
}
