import type { IGatsbyImageData } from "gatsby-plugin-image";
import { escapeAttribute } from "../../model/markdown/html/escape";

/**
 * Only the first picture of a page can be on the first screen; the browser fetches the others when the reader scrolls
 * near.
 */
const LAZY = ' loading="lazy" decoding="async"';

/** What `<GatsbyImage>` would render on the server for a constrained image, without its scripts. */
export function pictureToHtml(image: IGatsbyImageData, alt: string): string {
  const { width, height, images } = image;
  const sources = (images.sources ?? [])
    .map(
      ({ srcSet, sizes, type }) =>
        `<source type="${escapeAttribute(type ?? "")}" srcset="${escapeAttribute(srcSet)}" sizes="${escapeAttribute(sizes ?? "")}">`,
    )
    .join("");
  const fallback = images.fallback;
  const srcSet =
    fallback?.srcSet === undefined
      ? ""
      : ` srcset="${escapeAttribute(fallback.srcSet)}" sizes="${escapeAttribute(fallback.sizes ?? "")}"`;
  return (
    `<picture>${sources}<img src="${escapeAttribute(fallback?.src ?? "")}"${srcSet}` +
    ` width="${width}" height="${height}" alt="${escapeAttribute(alt)}"${LAZY}></picture>`
  );
}
