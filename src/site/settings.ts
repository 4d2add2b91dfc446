/** Settings of the site: names, addresses and language. */
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
  /** The site's only language: the value of the `lang` attribute, and the name in the menu. */
  locale: { code: "en", label: "English" },
  repository: "https://github.com/celo-org/docs",
  newIssue: "https://github.com/celo-org/docs/issues/new",
} as const;
