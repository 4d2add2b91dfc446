/** Id of the element with a page's labels in its language, for the scripts of that page. */
export const LABELS_ID = "labels";

/** Returns the language of the page at a path; undefined for the site's own. */
export const localeOf = (path: string) =>
  LOCALES.find(({ code }) => path === `/${code}` || path.startsWith(`/${code}/`));

/** Converts the path of a page in any language to that in the site's own. */
export function toMainPath(path: string): string {
  const { code = "" } = localeOf(path) ?? {};
  return code === "" ? path : path.slice(code.length + 1) || "/";
}

/** Converts a page's path in the site's own language to its path in another language. */
export const toLocalePath = (mainPath: string, code: string): string =>
  `/${code}${mainPath === "/" ? "" : mainPath}`;
