/** A language that the site can be read in. */
interface SiteLocale {
  /** The value of `lang`; the paths of its pages begin with it, except for the default language. */
  readonly code: string;
  /** Its name in the language itself, for the menu. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
}

/** Settings of the site: names, addresses, and the languages it is written in. */
export const settings = {
  title: "Celo Documentation",
  tagline: "Documentation for the Celo platform.",
  /** With a path, such as https://example.org/docs, the site is built for that path of the host (site/paths/base-path.ts). */
  url: "https://docs.celo.org",
  version: "1.0.0",
  /** Version in the generator's meta tag, known to programs from the site's earlier generator. */
  generatorVersion: "3.7.0",
  /** Docs in languages other than the default are in content/locales/<code> (content/README.md). */
  locales: [{ code: "en", label: "English", direction: "ltr" }] as readonly SiteLocale[],
  defaultLocale: "en",
  repository: "https://github.com/celo-org/docs",
  newIssue: "https://github.com/celo-org/docs/issues/new",
} as const;
