/** Id of the element that contains the labels in the page's language, which scripts read. */
export const LABELS_ID = "labels";

/** Returns the language of the page at a path; undefined if that is the site's default. */
export const localeOf = (path: string) =>
  LOCALES.find(({ code }) => path === `/${code}` || path.startsWith(`/${code}/`));

/** Converts the path of a page in any language to the path of the same page in the site's default language. */
export function toMainPath(path: string): string {
  const { code = "" } = localeOf(path) ?? {};
  return code === "" ? path : path.slice(code.length + 1) || "/";
}

/** Converts the path of a page in the site's default language to its path in another language. */
export const toLocalePath = (mainPath: string, code: string): string =>
  `/${code}${mainPath === "/" ? "" : mainPath}`;
