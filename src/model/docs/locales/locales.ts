import { identifyDoc } from "../doc-identity";

/** A language that the site can be read in. */
export interface Locale {
  /** As `lang` has it: `fr`, `pt-BR`. The paths of its pages begin with it, but for the site's own language. */
  readonly code: string;
  /** Its name in itself, for the menu. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
}

/** The languages of a site: the one everything is written in, and those that have translations. */
export interface Languages {
  readonly main: Locale;
  readonly others: readonly Locale[];
}

/** A page in one of the languages that really have it. */
export interface Translation {
  readonly code: string;
  readonly path: string;
}

/** The language of a doc's page, in a site of several. */
export interface DocLocale {
  readonly code: string;
  readonly direction: Locale["direction"];
  /** Whether it is the language that everything is written in. */
  readonly isMain: boolean;
  /** False for a page that shows the original, because nobody has translated it yet. */
  readonly isTranslated: boolean;
  /** The page in every language that it was written in or translated into; none when there is no translation. */
  readonly translations: readonly Translation[];
}

export const LOCALES_FOLDER = "content/locales";

export const localeFolder = (code: string): string => `${LOCALES_FOLDER}/${code}`;

const IN_LOCALE = /^content\/locales\/([^/]+)\/(.+)$/s;

/** The locale that a file belongs to, and the file it would be in the site's own language. */
export function splitLocaleFile(file: string): { code: string; original: string } | undefined {
  const [, code, inner] = IN_LOCALE.exec(file) ?? [];
  return code === undefined || inner === undefined
    ? undefined
    : { code, original: `content/${inner}` };
}

/**
 * Path of each doc in a language: by the file of the original, which pages that nobody has translated are made of, and
 * by that of its translation, whether it is there or not.
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
 * The files that a doc is made from, and for a translation the places of its own ones, which would be read instead of
 * those of the original.
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

/** Whether a file is the translation of a doc; the original of it may be missing, which is a fault. */
export function isTranslation(file: string): boolean {
  const original = splitLocaleFile(file)?.original;
  return original?.startsWith("content/docs/") === true && identifyDoc(original) !== undefined;
}

/** The language of a doc's page if it is not the site's own. */
export const foreignCode = ({
  locale,
}: {
  readonly locale?: DocLocale | null;
}): string | undefined =>
  locale === undefined || locale === null || locale.isMain ? undefined : locale.code;
