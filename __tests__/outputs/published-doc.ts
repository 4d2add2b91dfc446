import type { PublishedDoc } from "../../src/outputs/machine-readable/published-doc";

/** URL of the site for which these tests write files. */
export const URL = "https://docs.celo.org";

/** Creates a published doc with the properties that a test is about. */
export const publishedDoc = (path: string, more: Partial<PublishedDoc> = {}): PublishedDoc => ({
  path,
  title: `Page ${path}`,
  description: `About ${path}.`,
  questions: [],
  sidebar: null,
  markdown: `# Page ${path}\n`,
  digest: "0123456789ab",
  factsChecked: "2026-11-21",
  lastUpdatedAt: null,
  hasEnded: false,
  ...more,
});
