/** A language in which the site can be read. */
interface SiteLocale {
  /**
   * Value of the `lang` attribute. Except for the default language, it is also the first segment of the paths of its
   * pages.
   */
  readonly code: string;
  /** Name of the language in the language itself, for the menu. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
}

/** Settings of the site: names, addresses, and the languages it is written in. */
export const settings = {
  title: "Celo Documentation",
  tagline: "Documentation for the Celo platform.",
  /**
   * If the URL has a path, such as https://example.org/docs, the site is built for that path of the host
   * (site/paths/base-path.ts).
   */
  url: "https://docs.celo.org",
  version: "1.0.0",
  /** Version in the generator's meta tag. Programs know it from the site's earlier generator. */
  generatorVersion: "3.7.0",
  /** Docs in languages other than the default are in content/locales/<code> (content/README.md). */
  locales: [{ code: "en", label: "English", direction: "ltr" }] as readonly SiteLocale[],
  defaultLocale: "en",
  repository: "https://github.com/celo-org/docs",
  newIssue: "https://github.com/celo-org/docs/issues/new",
} as const;
