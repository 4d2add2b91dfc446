/** Id of the element in which the page of a language has its labels, for the scripts of that page. */
export const LABELS_ID = "labels";

/** The language of the page at a path; undefined for the site's own. */
export const localeOf = (path: string) =>
  LOCALES.find(({ code }) => path === `/${code}` || path.startsWith(`/${code}/`));

/** The path of a page in the site's own language, for that of the page in any language. */
export function toMainPath(path: string): string {
  const { code = "" } = localeOf(path) ?? {};
  return code === "" ? path : path.slice(code.length + 1) || "/";
}

/** The path of a doc's page in a language, for its path in the site's own. */
export const toLocalePath = (mainPath: string, code: string): string =>
  `/${code}${mainPath === "/" ? "" : mainPath}`;
