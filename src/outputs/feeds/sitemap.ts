import { addBase, basePathOf } from "../../site/paths/base-path";
import { escapeXml } from "./xml-text";

/** A page that search engines may index. */
export interface SitemapPage {
  readonly path: string;
  /** ISO 8601; absent if the time of the last change is unknown. */
  readonly lastModified?: string;
  /** Paths of the page's pictures. */
  readonly pictures?: readonly string[];
}

/** Formats `sitemap.xml` (sitemaps.org, protocol 0.9, with Google's extension for pictures), sorted by path. */
export function formatSitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = [...pages]
    .sort((a, b) => a.path.localeCompare(b.path, "en"))
    .map(({ path, lastModified, pictures = [] }) => {
      const address = escapeXml(siteUrl + (path === "/" ? "/" : encodeURI(path)));
      const modified =
        lastModified === undefined
          ? ""
          : `<lastmod>${escapeXml(lastModified.slice(0, 10))}</lastmod>`;
      const images = pictures.map((picture) => {
        const location = escapeXml(new URL(addBase(picture, basePathOf(siteUrl)), siteUrl).href);
        return `<image:image><image:loc>${location}</image:loc></image:image>`;
      });
      return `<url><loc>${address}</loc>${modified}${images.join("")}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join("\n")}\n</urlset>\n`;
}
