/*
 * The sentences a reader sees that belong to no single page, in one place for translators. One
 * export each, used as `labels.name`: a sentence no browser code needs is in no download. In a site
 * of several languages, content/locales/<code>/labels.yaml takes the place of those that are no
 * functions (gatsby/webpack/concerns/locale-labels.ts).
 */

/** The language of these labels, whose plural rules count. */
export const language = "en";

/** Makes the labels those of a language while pages are rendered. Of one language, there is nothing to do. */
export const speak: (code: string | undefined) => void = () => undefined;

export const skipToContent = "Skip to main content";
export const mainMenu = "Main";
export const openMenu = "Open menu";
export const closeMenu = "Close menu";
export const backToMainMenu = "← Back to main menu";
export const backToSection = "Back to this section →";
export const languages = "Languages";
export const versions = "Versions";
export const onlyVersion = "There is no other version.";
export const search = "Search";
export const searchPlaceholder = "Search docs";
export const searchPage = "Search the documentation";
export const searchArea = "Area";
export const searchKind = "Kind";
export const searchVersion = "Version";
/** In the open search, while nothing is typed. */
export const usefulPages = "Where to go";
export const areas = "Areas";
export const nextPage = "The page after this one.";
export const allAreas = "All areas";
export const allKinds = "All kinds";
export const allVersions = "All versions";
export const directAnswers = "From the data of this site";
/** On a result about something that has ended. */
export const ended = "Ended";
export const answerSource = "Source";
export const moreResults = "Show more results";
export const noResultsFound = "No results were found";
export const noQuery = "Type what you are looking for.";
export const searching = "Searching…";
export const searchFailed = "Unable to fetch results";
export const searchFailedHelp = "You might want to check your network connection.";
export const retry = "Retry";
export const close = "Close";
export const browseAreas = "Or go to an area";
export const webSearch = "Search the web for pages of this site";
export const searchNeedsScripts =
  "Searching here needs JavaScript, which your browser does not run. A search engine can look through this site for you, or go to one of the areas below.";
export const developmentIndex =
  "Development: these results are from an index made just now, of the files as they are.";
export const toDark = "Switch to dark mode";
export const toLight = "Switch to light mode";
export const closeAnnouncement = "Close announcement";
export const announcement = "Announcement";
export const docsSidebar = "Docs sidebar";
export const hideSidebar = "Hide sidebar";
export const showSidebar = "Show sidebar";
export const tags = "Tags";
export const allTags = "All tags";
export const copyPage = "Copy page";
export const assistant = "Ask the assistant";
export const assistantLoading = "Loading the assistant…";
export const assistantFailed =
  "The assistant could not be loaded. The search finds what the documentation says, too.";
export const copied = "Copied";
export const typesOfNames = (count: number): string =>
  `Tab leads through ${count} names of this code and tells their types. Escape ends it.`;
export const pageNotCopied = "Not copied";
export const notCopied = "The code could not be copied. Select it and copy it by hand.";
export const notFoundTitle = "Page Not Found";
export const notFound = [
  "We could not find what you were looking for.",
  "Please contact the owner of the site that linked you to the original URL and let them know their link is broken.",
] as const;
export const closestPages = "The closest pages there are";
export const notFoundSearch = "Look for it in the documentation";
export const wrongBaseUrl =
  'This site did not load properly. A very common reason is a wrong site base URL. Suggested: "{base}".';
export const crashed = "This page crashed.";
export const tryAgain = "Try again";
export const pageError = "Page Error";
export const cause = "Cause";
export const loading = "Loading";
export const imageLoading = "Loading…";
export const imageClickToLoad = "Click to load";
export const imageOffline = "Your browser is offline. Image not loaded";
export const imageNotFound = "404. Image not found";
export const imageError = "Error. Click to reload";
export const editAndRun = "Edit and run";
export const liveEditor = "Code, editable";
export const liveHint = "Press Escape, then Tab, to leave the editor.";
export const liveReset = "Reset";
export const liveCopy = "Copy";
export const liveWasReset = "The code is as it was.";
export const liveResult = "Result";
export const liveNothing = "Nothing was printed.";
export const liveStopped = "This code did not come to an end, so it was stopped.";
export const playVideo = "Play video";
export const notSavedTitle = "You are offline";
export const notSaved = "You are offline, and this page is not saved";
export const notSavedHelp =
  "Pages you have read are saved in this browser. This one comes when you are online again.";
export const savedPages = "Saved pages";

/** What is said of one thing, and of several; `#` stands for the number. */
type CountForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Formats a count: the label that the language has for such a number. */
export function formatCount(count: number, forms: CountForms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace("#", String(count));
}

export const readingTime: CountForms = { one: "One min read", other: "# min read" };

/** "One min read", "4 min read"; nothing is read in less than a minute. */
export const formatReadingTime = (minutes: number): string =>
  formatCount(Math.max(1, minutes), readingTime);

/** "One document found", "3 documents found". */
export const formatDocumentCount = (count: number): string =>
  formatCount(count, { one: "One document found", other: "# documents found" });

/**
 * "One post", "3 posts".
 * @public Nothing shows it while the blog is switched off.
 */
export const formatPostCount = (count: number): string =>
  formatCount(count, { one: "One post", other: "# posts" });

/** One document tagged with "nodes"; 3 documents tagged with "nodes". */
export const formatTaggedCount = (count: number, tag: string): string =>
  formatCount(count, {
    one: 'One document tagged with "~"',
    other: '# documents tagged with "~"',
  }).replace("~", () => tag);

export const months =
  "January February March April May June July August September October November December";

/**
 * "21 November 2026" for "2026-11-21" or an ISO time, in UTC so that every build says the same day. A page's first
 * Intl.DateTimeFormat takes 20 to 40 ms, which was half of what hydrating a doc took.
 */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return `${date.getUTCDate()} ${months.split(" ")[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`;
}

/** What stands above a page that is shown without a network; `savedAt` is what its host said of the time. */
export function formatSavedCopy(savedAt: string | null): string {
  const isKnown = savedAt !== null && !Number.isNaN(Date.parse(savedAt));
  return `You are offline: this is a saved copy${isKnown ? ` of ${formatDate(savedAt)}` : ""}.`;
}

export const didYouMean = "Did you mean";
export const formatNotFound = (typed: string): string =>
  `No page has "${typed}", so these results are for that.`;

/** "No page has "frobnicate", so the rest was looked for." */
export const formatLeftOut = (words: readonly string[]): string =>
  `No page has ${words.map((word) => `"${word}"`).join(" or ")}, so the rest was looked for.`;

/** "See all 42 results". */
export const formatSeeAll = (count: number): string => `See all ${count} results`;

/** Title of the issue a reader opens about a query that found nothing. */
export const formatMissingResult = (query: string): string => `Search finds nothing for "${query}"`;
