/*
 * Labels that are used only in docs. They aren't in labels.ts, because a script that shares a module with other scripts
 * contains a getter for each of the module's exports.
 */

export const breadcrumbs = "Breadcrumbs";
export const home = "Home page";
export const onThisPage = "On this page";
export const docPages = "Docs pages";
export const previous = "← Previous";
export const next = "Next →";
export const pageMenu = "Page menu";
export const viewMarkdown = "View as Markdown";
export const wasHelpful = "Was this page helpful?";
export const helpful = "Yes";
export const notHelpful = "No";
/** Reasons for "No", separated by ", ". The chosen reason becomes part of the issue's title. */
export const reasons = "Wrong, Outdated, Incomplete, Unclear, Broken";
/** Part of the issue's title if the answer was "Yes". */
export const wasHelpfulIssue = "Helpful";
export const editPage = "Edit this page";
export const history = "History";
export const watch = "Watch this page";
export const sources = "Sources";
export const replaced = "The subject of this page has ended. Read instead:";
/** Formats the line in a page's HTML that points programs to the page's Markdown and to llms.txt. */
export const formatForAgents = (path: string): string => `For agents: ${path}.md, /llms.txt`;
export const sectionMoved = "The section you followed a link to has moved:";
export const shownVersion = "Version:";
export const factsChecked = "Facts checked";
/** Formats the number of sources that the facts were checked against. */
export const formatSources = (count: number): string =>
  count === 1 ? "1 source" : `${count} sources`;
export const lastUpdated = "Updated";
export const updatedBy = "by";
export const upToDate = "For up-to-date documentation, see the";
export const latestVersion = "latest version";
export const draft = "This page is a draft. It is not part of the published site.";
export const unlisted =
  "This page is unlisted. Search engines do not index it, and only people who have its address can open it.";
const unreleased = "This is the documentation of #, which is not released yet.";
const unmaintained = "This is the documentation of #, which is no longer maintained.";

/** Formats the text of a version's banner; undefined for a version without a banner. */
export function formatVersionBanner(version: {
  readonly label: string;
  readonly banner: string;
}): string | undefined {
  switch (version.banner) {
    case "unreleased":
      return unreleased.replace("#", version.label);
    case "unmaintained":
      return unmaintained.replace("#", version.label);
    default:
      return undefined;
  }
}
