import { identifyDoc } from "./doc-identity";

/** A language that the site is available in. */
export interface Locale {
  /**
   * Value of the `lang` attribute: `fr`, `pt-BR`. Page paths begin with this code, except in the site's own language.
   */
  readonly code: string;
  /** The language's name in that language, for the menu. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
}

/** The languages of a site: the main language, which all docs are written in, and the languages with translations. */
export interface Languages {
  readonly main: Locale;
  readonly others: readonly Locale[];
}

/** One language version of a page. */
export interface Translation {
  readonly code: string;
  readonly path: string;
}

/** The language of a doc's page, on a site with several languages. */
export interface DocLocale {
  readonly code: string;
  readonly direction: Locale["direction"];
  /** True for the site's main language, which all docs are written in. */
  readonly isMain: boolean;
  /** False for a page that shows the original because it isn't translated yet. */
  readonly isTranslated: boolean;
  /** All language versions of the page; empty if it isn't translated. */
  readonly translations: readonly Translation[];
}

export const LOCALES_FOLDER = "content/locales";

export const localeFolder = (code: string): string => `${LOCALES_FOLDER}/${code}`;

const IN_LOCALE = /^content\/locales\/([^/]+)\/(.+)$/s;

/** Returns the locale of a file, and the file of its original; undefined for files outside the locales folder. */
export function splitLocaleFile(file: string): { code: string; original: string } | undefined {
  const [, code, inner] = IN_LOCALE.exec(file) ?? [];
  return code === undefined || inner === undefined
    ? undefined
    : { code, original: `content/${inner}` };
}

/**
 * Lists the path of each doc in a language twice: once with the original's file, and once with the translation's
 * file, which may not exist.
 */
export const listLocalePaths = (
  code: string,
  docs: readonly { readonly file: string; readonly path: string }[],
): (readonly [file: string, path: string])[] =>
  docs.flatMap(({ file, path }) => {
    const original = splitLocaleFile(file)?.original ?? file;
    return [
      [original, path] as const,
      [original.replace("content", localeFolder(code)), path] as const,
    ];
  });

/**
 * Lists the files that a doc depends on. For a translation, the list also includes the translated copies of these
 * files, which would be read instead if they exist.
 */
export function listOwnPlaces(file: string, used: readonly string[]): string[] {
  const { code } = splitLocaleFile(file) ?? {};
  const own =
    code === undefined
      ? []
      : used
          .filter((one) => one.startsWith("content/docs/"))
          .map((one) => one.replace("content", localeFolder(code)));
  return [...used, ...own];
}

/** True for the file of a translated doc. If its original is missing, that is a fault, but the result is still true. */
export function isTranslation(file: string): boolean {
  const original = splitLocaleFile(file)?.original;
  return original?.startsWith("content/docs/") === true && identifyDoc(original) !== undefined;
}

/** Returns the language code of a doc's page; undefined for the site's own language. */
export const foreignCode = ({
  locale,
}: {
  readonly locale?: DocLocale | null;
}): string | undefined =>
  locale === undefined || locale === null || locale.isMain ? undefined : locale.code;
