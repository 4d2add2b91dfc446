import { localeOf, toLocalePath } from "../../site/paths/locale-paths";

/**
 * The paths of all pages in languages besides the site's own; src/gatsby/webpack/webpack-config.ts replaces this
 * constant.
 */
declare const LOCALE_PAGES: readonly string[];

const pages = new Set(HAS_LOCALES ? LOCALE_PAGES : []);

/** Returns the target of a link of the shell on the page at `path`: the page in the same language, if it exists. */
export function localizeHref(href: string, path: string): string {
  const locale = localeOf(path);
  const own = locale && toLocalePath(href, locale.code);
  return own !== undefined && pages.has(own) ? own : href;
}
