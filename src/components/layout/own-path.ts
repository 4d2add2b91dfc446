import { localeOf, toLocalePath } from "../../site/locale-paths";

/** The paths of all pages in languages besides the site's own, put in by src/gatsby/webpack/webpack-config.ts. */
declare const LOCALE_PAGES: readonly string[];

const pages = new Set(HAS_LOCALES ? LOCALE_PAGES : []);

/** Where a link of the shell leads from the page at `path`: to the same page in its language, where it has one. */
export function ownPath(href: string, path: string): string {
  const locale = localeOf(path);
  const own = locale && toLocalePath(href, locale.code);
  return own !== undefined && pages.has(own) ? own : href;
}
