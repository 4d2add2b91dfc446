import { type Locale, type Translation, splitLocaleFile } from "../../base/locales";
import type { Doc, SiteLocale } from "../site";
import type { BuiltLocale } from "./build-locale";

/** Adds a list of translations to each page. Returns the docs in the site's own language, and the other locales. */
export function linkLocales(
  docs: readonly Doc[],
  { code, direction }: Locale,
  locales: readonly BuiltLocale[],
): { docs: Doc[]; locales: SiteLocale[] } {
  if (locales.length === 0) return { docs: [...docs], locales: [] };
  const translations = new Map<string, Translation[]>();
  for (const locale of locales) {
    for (const { file, path } of locale.docs) {
      const original = splitLocaleFile(file)?.original;
      if (original === undefined) continue;
      const found = translations.get(original) ?? [];
      translations.set(original, [...found, { code: locale.code, path }]);
    }
  }
  const originals = new Map(docs.map((doc) => [doc.file, doc]));
  const listOf = (file: string): Translation[] => {
    const own = originals.get(file);
    const found = translations.get(file) ?? [];
    return own && found.length > 0 ? [{ code, path: own.path }, ...found] : [];
  };
  return {
    docs: docs.map((doc) => ({
      ...doc,
      locale: {
        code,
        direction,
        isMain: true,
        isTranslated: true,
        translations: listOf(doc.file),
      },
    })),
    locales: locales.map((locale) => ({
      code: locale.code,
      label: locale.label,
      direction: locale.direction,
      mainDocPath: locale.mainDocPath,
      sidebars: locale.sidebars,
      labels: locale.labels,
      docs: locale.docs.map((doc) => {
        const original = splitLocaleFile(doc.file)?.original;
        const source = originals.get(original ?? doc.file);
        return {
          ...doc,
          // If a page isn't translated, search engines index the original instead.
          canonical:
            original === undefined ? (source?.canonical ?? source?.path ?? null) : doc.canonical,
          versionPaths: (source?.versionPaths ?? []).map((version) =>
            version.name === doc.version ? { ...version, path: doc.path } : version,
          ),
          locale: {
            code: locale.code,
            direction: locale.direction,
            isMain: false,
            isTranslated: original !== undefined,
            translations: original === undefined ? [] : listOf(original),
          },
        };
      }),
    })),
  };
}
