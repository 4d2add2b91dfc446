import { localeOf, toLocalePath } from "../../site/paths/locale-paths";

/**
 * Paths of all pages that aren't in the site's default language. src/gatsby/webpack/webpack-config.ts replaces this
 * constant.
 */
declare const LOCALE_PAGES: readonly string[];

const pages = new Set(HAS_LOCALES ? LOCALE_PAGES : []);

/**
 * Localises a link in the site's shell, such as the navbar, when it is shown on the page at `path`: returns the target
 * in that page's language if it exists, otherwise `href` unchanged.
 */
export function localizeHref(href: string, path: string): string {
  const locale = localeOf(path);
  const own = locale && toLocalePath(href, locale.code);
  return own !== undefined && pages.has(own) ? own : href;
}
