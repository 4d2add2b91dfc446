/** A language that the site can be read in. */
interface SiteLocale {
  /** As `lang` has it; the paths of its pages begin with it, but for the default one. */
  readonly code: string;
  /** Its name in itself, for the menu. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
}

/** What the site says of itself everywhere: names, addresses, the languages it is written in. */
export const settings = {
  title: "Celo Documentation",
  tagline: "Documentation for the Celo platform.",
  /** With a path, such as https://example.org/docs, the site is built for that path of the host (site/base-path.ts). */
  url: "https://docs.celo.org",
  version: "1.0.0",
  /** What the specification names as the generator's version; this site is made by Gatsby. */
  generatorVersion: "3.7.0",
  /** Docs in another one than the default are in content/locales/<code> (content/README.md). */
  locales: [{ code: "en", label: "English", direction: "ltr" }] as readonly SiteLocale[],
  defaultLocale: "en",
  repository: "https://github.com/celo-org/docs",
  newIssue: "https://github.com/celo-org/docs/issues/new",
} as const;
