/** What the site says of itself everywhere: names, addresses, the languages it is written in. */
export const settings = {
  title: "Celo Documentation",
  tagline: "Documentation for the Celo platform.",
  url: "https://docs.celo.org",
  version: "1.0.0",
  locales: [{ code: "en", label: "English", direction: "ltr" }],
  defaultLocale: "en",
  repository: "https://github.com/celo-org/docs",
  newIssue: "https://github.com/celo-org/docs/issues/new",
} as const;
