/*
 * Interface texts that several pages use. Each is a separate export, used as `labels.name`, so that readers don't
 * download texts that no browser code uses.
 */

export const skipToContent = "Skip to main content";
export const mainMenu = "Main";
export const openMenu = "Open menu";
export const closeMenu = "Close menu";
export const backToMainMenu = "← Back to main menu";
export const backToSection = "Back to this section →";
export const languages = "Languages";
export const versions = "Versions";
export const versionNotes = "What's new";
export const search = "Search";
export const searchPlaceholder = "Search docs";
export const searchPage = "Search the documentation";
export const searchLead = "Pages, terms, commands, addresses and error messages.";
export const searchArea = "Area";
export const searchKind = "Kind";
export const searchVersion = "Version";
/** Shown in the search dialog while the query is empty. */
export const usefulPages = "Where to go";
export const areas = "Areas";
export const nextPage = "The next page.";
export const allAreas = "All areas";
export const allKinds = "All kinds";
export const allVersions = "All versions";
export const directAnswers = "From this site's data";
/** Shown on a search result whose subject has ended. */
export const ended = "Ended";
export const answerSource = "Source";
export const formatMissingOn = (network: string): string => `These docs list none on ${network}.`;
export const moreResults = "Show more results";
export const trySearchingFor = "Try searching for";
export const noResultsFound = "No results were found";
export const searchAll = "Search all areas, kinds and versions";
export const noQuery = "Type what you are looking for.";
export const searching = "Searching…";
export const searchFailed = "Unable to fetch results";
export const searchFailedHelp = "You might want to check your network connection.";
export const retry = "Retry";
export const close = "Close";
export const browseAreas = "Or go to an area";
export const webSearch = "Search the web for pages of this site";
export const searchNeedsScripts =
  "The search needs JavaScript, which your browser doesn't run. Search this site with a search engine, or go to one of the areas below.";
export const developmentIndex =
  "Development: these results come from an index of the current files.";
export const toDark = "Switch to dark mode";
export const toLight = "Switch to light mode";
export const closeAnnouncement = "Close announcement";
export const announcement = "Announcement";
export const docsSidebar = "Docs sidebar";
export const hideSidebar = "Hide sidebar";
export const showSidebar = "Show sidebar";
export const tags = "Tags";
export const tagsLead = "All topics of the Celo documentation, with their pages.";
export const allTags = "All tags";
export const copyPage = "Copy page";
export const assistant = "Ask the assistant";
export const assistantLoading = "Loading the assistant…";
export const assistantFailed = "The assistant couldn't be loaded. Try the search instead.";
export const copied = "Copied";
export const typesOfNames = (count: number): string =>
  `Press Tab to move through ${count} names in this code and show their types. Press Escape to stop.`;
export const thanks = "Thank you for your feedback.";
/** Label of the text field for the reason why a page didn't help. */
export const feedbackLine = "In one line (optional)";
export const pageNotCopied = "Not copied";
/** Items about the site's MCP server in a doc's menu. */
export const copyMcp = "Copy MCP address";
export const mcpNotCopied = "Not copied";
export const formatAddTo = (program: string): string => `Add to ${program}`;
/* Values that readers type into code. */
export const formatOwnValue = (placeholder: string): string =>
  `Your value for ${placeholder}, kept on this device. Empty the field to clear it.`;
export const valueKept = "Used in every block, on every page";
export const valueCleared = "Value cleared";
export const valueRefused =
  "Only letters, digits and signs of addresses, no spaces, and never a private key or a phrase.";
export const notCopied = "The code couldn't be copied. Select it and copy it by hand.";
export const notFoundTitle = "Page Not Found";
export const notFound = [
  "We could not find what you were looking for.",
  "Please contact the owner of the site that linked you to the original URL and let them know their link is broken.",
] as const;
export const goneTitle = "This page is gone for good";
export const goneLead = "The page about its subject that comes closest is";
export const closestPages = "Pages with a similar address";
export const notFoundSearch = "Search the documentation for it";
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
export const copyCommand = "Copy the command";
export const linkToRow = "Link to this row";
export const liveWasReset = "The code was reset.";
export const liveResult = "Result";
export const liveNothing = "Nothing was printed.";
export const liveStopped = "This code ran too long and was stopped.";
export const noWallet = "No wallet answered in this browser. Enter the values by hand.";
export const yourWallet = "Your wallet";
export const whichWallet = "Choose a wallet:";
export const walletRefused = "Nothing was added.";
export const walletFailed = "The code for this couldn't be loaded. Enter the values by hand.";
export const playVideo = "Play video";
export const notSavedTitle = "You are offline";
export const notSaved = "You are offline, and this page is not saved";
export const notSavedHelp =
  "Pages you've read are saved in this browser. This page will load when you're back online.";
export const savedPages = "Saved pages";

/** A text for each plural form. `#` stands for the number. */
type CountForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Formats a count with the text for the right plural form. */
export function formatCount(count: number, forms: CountForms): string {
  const form = forms[new Intl.PluralRules("en").select(count)] ?? forms.other;
  return form.replace("#", String(count));
}

const readingTime: CountForms = { one: "One min read", other: "# min read" };

/** Formats "One min read" or "4 min read". The minimum is one minute. */
export const formatReadingTime = (minutes: number): string =>
  formatCount(Math.max(1, minutes), readingTime);

/** Formats "Price: enter a number from 200 to 5000. The result is for 200.", for a number that a calculator can't use. */
export const formatRefused = (
  { label, least, most }: { readonly label: string; readonly least: number; readonly most: number },
  used: number,
): string => `${label}: enter a number from ${least} to ${most}. The result is for ${used}.`;

/** Formats "One document found" or "3 documents found". */
export const formatDocumentCount = (count: number): string =>
  formatCount(count, { one: "One document found", other: "# documents found" });

/**
 * Formats "One post" or "3 posts".
 * @public Unused while the blog is switched off.
 */
export const formatPostCount = (count: number): string =>
  formatCount(count, { one: "One post", other: "# posts" });

/** Formats `One document tagged with "nodes"` or `3 documents tagged with "nodes"`. */
export const formatTaggedCount = (count: number, tag: string): string =>
  formatCount(count, {
    one: 'One document tagged with "~"',
    other: '# documents tagged with "~"',
  }).replace("~", () => tag);

const months =
  "January February March April May June July August September October November December";

/**
 * Formats "2026-11-21" or an ISO time as "21 November 2026", in UTC so that every build shows the same day. It
 * doesn't use Intl.DateTimeFormat, because creating the first formatter on a page takes 20 to 40 ms, which was half
 * the time needed to hydrate a doc.
 */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return `${date.getUTCDate()} ${months.split(" ")[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`;
}

/** Formats what a fee is worth: "About $0.0023, with CELO at 0.0758 US dollars …". */
export const formatWorth = (dollars: number, celoPrice: string): string =>
  `About $${dollars}, with CELO at ${celoPrice}`;

/** Shown while the wallet asks the reader to confirm. */
export const formatWalletAsked = (wallet: string): string => `Confirm in ${wallet}.`;

/** Formats "MetaMask has Celo Sepolia." The wallet may have had the network before. */
export const formatWalletHas = (wallet: string, what: string): string => `${wallet} has ${what}.`;

/** Formats a wallet error. `message` is the wallet's own text. */
export const formatWalletError = (wallet: string, message: string): string =>
  `${wallet} could not do this: ${message} Enter the values by hand.`;

/** Formats the notice on a page that is shown offline. `savedAt` is the time at which the site's host sent the page. */
export function formatSavedCopy(savedAt: string | null): string {
  const isKnown = savedAt !== null && !Number.isNaN(Date.parse(savedAt));
  return `You are offline: this is a saved copy${isKnown ? ` of ${formatDate(savedAt)}` : ""}.`;
}

export const didYouMean = "Did you mean";
export const formatNotFound = (typed: string): string =>
  `No results for "${typed}"; showing results for this instead.`;

export const formatLeftOut = (words: readonly string[]): string =>
  `No results for ${words.map((word) => `"${word}"`).join(" or ")}; showing results for the other words.`;

/** Formats "See all 42 results". */
export const formatSeeAll = (count: number): string => `See all ${count} results`;

/** Formats the title of the issue that a reader can open about a query without results. */
export const formatMissingResult = (query: string): string => `Search finds nothing for "${query}"`;
