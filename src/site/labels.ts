/** The sentences a reader sees that belong to no single page, in one place for translators. */
export const labels = {
  skipToContent: "Skip to main content",
  mainMenu: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  backToMainMenu: "Back to main menu",
  backToSection: "Back to this section",
  languages: "Languages",
  versions: "Versions",
  more: "More",
  search: "Search",
  searchPlaceholder: "Search docs",
  toDark: "Switch to dark mode",
  toLight: "Switch to light mode",
  closeAnnouncement: "Close announcement",
  announcement: "Announcement",
  docsSidebar: "Docs sidebar",
  hideSidebar: "Hide sidebar",
  showSidebar: "Show sidebar",
  breadcrumbs: "Breadcrumbs",
  home: "Home page",
  onThisPage: "On this page",
  docPages: "Docs pages",
  previous: "Previous",
  next: "Next",
  tags: "Tags",
  allTags: "All tags",
  editPage: "Edit this page",
  copied: "Copied",
  notCopied: "The code could not be copied. Select it and copy it by hand.",
  sources: "Sources",
  replaced: "What this page describes has ended. Read instead:",
  replacedLink: "the page that replaces it",
  draft: "This page is a draft. It is not part of the published site.",
  unlisted:
    "This page is unlisted. Search engines do not index it, and only people who have its address can open it.",
  notFoundTitle: "Page Not Found",
  notFound: [
    "We could not find what you were looking for.",
    "Please contact the owner of the site that linked you to the original URL and let them know their link is broken.",
  ],
  playVideo: "Play video",
} as const;

/** «One min read», «4 min read». */
export function formatReadingTime(minutes: number): string {
  return minutes <= 1 ? "One min read" : `${minutes} min read`;
}

/** «One document found», «3 documents found». */
export function formatDocumentCount(count: number): string {
  return count === 1 ? "One document found" : `${count} documents found`;
}

/** «21 November 2026» for «2026-11-21» or an ISO time, in UTC so that every build says the same day. */
export function formatDate(isoDate: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(isoDate),
  );
}

/** What a version's banner says; nothing for a version without one. */
export function formatVersionBanner(version: {
  readonly label: string;
  readonly banner: string;
}): string | undefined {
  switch (version.banner) {
    case "unreleased":
      return `This is the documentation of ${version.label}, which is not released yet.`;
    case "unmaintained":
      return `This is the documentation of ${version.label}, which is no longer maintained.`;
    default:
      return undefined;
  }
}
