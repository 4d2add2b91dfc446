/** A language that the site is available in. */
interface SiteLocale {
  /**
   * Value of the `lang` attribute. For all languages except the default, it is also the first segment of page paths.
   */
  readonly code: string;
  /** Name of the language in that language, for the menu. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
}

/** Settings of the site: names, addresses and languages. */
export const settings = {
  title: "Celo Documentation",
  tagline: "Documentation for the Celo platform.",
  /**
   * If the URL has a path, such as https://example.org/docs, the site is built for that path (site/paths/base-path.ts).
   */
  url: "https://docs.celo.org",
  version: "1.0.0",
  /**
   * Version of the generator in Gatsby's site metadata. Pages don't show it, because they have no generator meta tag.
   */
  generatorVersion: "3.7.0",
  /** Docs in languages other than the default are in content/locales/<code> (content/README.md). */
  locales: [{ code: "en", label: "English", direction: "ltr" }] as readonly SiteLocale[],
  defaultLocale: "en",
  repository: "https://github.com/celo-org/docs",
  newIssue: "https://github.com/celo-org/docs/issues/new",
} as const;
