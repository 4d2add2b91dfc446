import { escapeText } from "../docs/markdown/escape";

/** A page a search engine may find. */
export interface SitemapPage {
  readonly path: string;
  /** ISO 8601; absent when nobody knows when the page changed. */
  readonly lastModified?: string;
}

/** `sitemap.xml` (sitemaps.org, protocol 0.9) for the pages of a site, sorted by path. */
export function formatSitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = [...pages]
    .sort((a, b) => a.path.localeCompare(b.path, "en"))
    .map(({ path, lastModified }) => {
      const address = escapeText(siteUrl + (path === "/" ? "/" : encodeURI(path)));
      const modified =
        lastModified === undefined ? "" : `<lastmod>${lastModified.slice(0, 10)}</lastmod>`;
      return `<url><loc>${address}</loc>${modified}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}
