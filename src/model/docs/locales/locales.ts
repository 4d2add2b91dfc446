import { identifyDoc } from "../doc-identity";

/** A language that the site can be read in. */
export interface Locale {
  /** The value of `lang`: `fr`, `pt-BR`. Paths of pages begin with it, except in the site's own language. */
  readonly code: string;
  /** Its name in the language itself, for the menu. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
}

/** The languages of a site: the one everything is written in, and those with translations. */
export interface Languages {
  readonly main: Locale;
  readonly others: readonly Locale[];
}

/** The page in a language in which it really exists. */
export interface Translation {
  readonly code: string;
  readonly path: string;
}

/** The language of a doc's page, on a site with several. */
export interface DocLocale {
  readonly code: string;
  readonly direction: Locale["direction"];
  /** True for the language that everything is written in. */
  readonly isMain: boolean;
  /** False for a page that shows the original because it isn't translated yet. */
  readonly isTranslated: boolean;
  /** The page in every language in which it really exists; empty without translations. */
  readonly translations: readonly Translation[];
}

export const LOCALES_FOLDER = "content/locales";

export const localeFolder = (code: string): string => `${LOCALES_FOLDER}/${code}`;

const IN_LOCALE = /^content\/locales\/([^/]+)\/(.+)$/s;

/** The locale of a file, and the path the file would have in the site's own language. */
export function splitLocaleFile(file: string): { code: string; original: string } | undefined {
  const [, code, inner] = IN_LOCALE.exec(file) ?? [];
  return code === undefined || inner === undefined
    ? undefined
    : { code, original: `content/${inner}` };
}

/** Path of each doc in a language, both by the original's file and by the translation's file, which may not exist. */
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

/** The files a doc is made from. For a translation, also the places of its own copies, which would be read instead. */
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

/** True for the translation of a doc, even if its original is missing, which is a fault. */
export function isTranslation(file: string): boolean {
  const original = splitLocaleFile(file)?.original;
  return original?.startsWith("content/docs/") === true && identifyDoc(original) !== undefined;
}

/** Code of the language of a doc's page, if it isn't the site's own. */
export const foreignCode = ({
  locale,
}: {
  readonly locale?: DocLocale | null;
}): string | undefined =>
  locale === undefined || locale === null || locale.isMain ? undefined : locale.code;
