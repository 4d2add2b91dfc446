import { identifyDoc } from "../doc-identity";

/** A language that the site can be read in. */
export interface Locale {
  /** The value of `lang`: `fr`, `pt-BR`. Paths of pages begin with it, except in the site's own language. */
  readonly code: string;
  /** Name of the language in the language itself, for the menu. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
}

/** The languages of a site: the one that everything is written in, and those with translations. */
export interface Languages {
  readonly main: Locale;
  readonly others: readonly Locale[];
}

/** A page in one of the languages that its text exists in. */
export interface Translation {
  readonly code: string;
  readonly path: string;
}

/** The language of a doc's page, on a site with several languages. */
export interface DocLocale {
  readonly code: string;
  readonly direction: Locale["direction"];
  /** True for the language that everything is written in. */
  readonly isMain: boolean;
  /** False for a page that shows the original because it isn't translated yet. */
  readonly isTranslated: boolean;
  /** The page in every language that its text exists in; empty if it isn't translated. */
  readonly translations: readonly Translation[];
}

export const LOCALES_FOLDER = "content/locales";

export const localeFolder = (code: string): string => `${LOCALES_FOLDER}/${code}`;

const IN_LOCALE = /^content\/locales\/([^/]+)\/(.+)$/s;

/** Returns the locale of a file, and the file of its original; undefined for files outside the folder of locales. */
export function splitLocaleFile(file: string): { code: string; original: string } | undefined {
  const [, code, inner] = IN_LOCALE.exec(file) ?? [];
  return code === undefined || inner === undefined
    ? undefined
    : { code, original: `content/${inner}` };
}

/** Lists the path of each doc in a language, by the original's file and by the translation's, which may not exist. */
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

/** Lists the files that a doc depends on, for a translation also the translated copies that would be read instead. */
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

/** True for the file of a translated doc, even if the original is missing, which is a fault. */
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
