import type { IGatsbyImageData } from "gatsby-plugin-image";
import { formatAttributes } from "../../base/escape";

/** Attributes for lazy loading, which all of these pictures get. */
const LAZY = ' loading="lazy" decoding="async"';

/** Renders what `<GatsbyImage>` would render on the server for a constrained image, without its scripts. */
export function pictureToHtml(image: IGatsbyImageData, alt: string): string {
  const { width, height, images } = image;
  const sources = (images.sources ?? [])
    .map(
      ({ srcSet, sizes, type }) => `<source${formatAttributes({ type, srcset: srcSet, sizes })}>`,
    )
    .join("");
  const { src, srcSet: srcset, sizes } = images.fallback ?? {};
  const attributes = formatAttributes({ src, srcset, sizes, width, height, alt });
  return `<picture>${sources}<img${attributes}${LAZY}></picture>`;
}
