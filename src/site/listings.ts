import { allTags, formatCount, formatTaggedCount } from "./labels";

/**
 * A sort order other than by name. Every entry has a number for it, and the entry with the lowest number comes first.
 */
export interface ListingOrder {
  /** Key of the number in `ListingEntry.ranks`. */
  readonly id: string;
  readonly label: string;
}

/** Text on a page with a list, including the text of the list's filter. */
export interface ListingWords {
  readonly title: string;
  readonly lead: string;
  /** A link to a related list, shown below the introduction. */
  readonly also?: { readonly label: string; readonly href: string };
  /** Description for search engines. */
  readonly description: string;
  /** Singular noun for the listed items. The plural is formed with an s. */
  readonly noun: string;
  readonly orders?: readonly ListingOrder[];
  readonly searchPlaceholder: string;
  readonly searchLabel: string;
  readonly filterLabel: string;
  readonly allTitle: string;
  /** Title above the entries that have ended, which are collapsed. */
  readonly endedTitle?: string;
  readonly noResult: string;
  readonly showAll: string;
}

type OwnWords = Pick<ListingWords, "title" | "lead" | "description"> & Partial<ListingWords>;

/** Adds the sentences that differ only by the noun to a list's own words. */
const wordsOf = (noun: string, own: OwnWords): ListingWords => ({
  noun,
  searchPlaceholder: `Search for ${noun} name...`,
  searchLabel: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} name`,
  filterLabel: `Filter ${noun}s`,
  allTitle: `All ${noun}s`,
  noResult: `No ${noun} has this name and these tags. Try fewer tags, or a part of the name.`,
  showAll: `Show all ${noun}s`,
  ...own,
});

export const showcase = wordsOf("site", {
  title: "Showcase",
  lead: "Apps, wallets and services that people have built on Celo, or brought to it.",
  description:
    "Apps, wallets, exchanges and services on Celo, with what each does and where its code is.",
  endedTitle: "Ended or no longer maintained",
});

export const tutorials = wordsOf("tutorial", {
  title: "Tutorials",
  lead: "Projects to build from start to finish, each with its requirements and duration.",
  also: { label: "One task at a time: recipes", href: "/recipes" },
  description:
    "Tutorials for building on Celo, from a first app to agents that trade, by level, topic and duration.",
  orders: [
    { id: "duration", label: "Shortest first" },
    { id: "level", label: "Easiest first" },
  ],
});

export const recipes = wordsOf("recipe", {
  title: "Recipes",
  lead: "One task, one screen: code that compiles, what to change in it, and what can go wrong.",
  also: { label: "Whole projects: tutorials", href: "/tutorials" },
  description:
    "Short answers with code for Celo: send a token, pay the fee in a stablecoin, read, sign, estimate, verify, by topic and tool.",
});

export const partners = wordsOf("partner", {
  title: "Partners",
  lead: "Nodes, indexers, oracles, bridges, wallets and SDKs that work with Celo, with the day each was last checked.",
  also: { label: "Apps built on Celo: showcase", href: "/showcase" },
  description:
    "Services that work with Celo and Celo Sepolia: RPC nodes, indexers, oracles, bridges, wallets and SDKs, each with its source.",
  noResult: "No partner has this name, this kind and these networks.",
});

/** Labels of the kinds of partners, by the keys in content/data/partners, in the order of the filter. */
export const partnerKinds: readonly (readonly [id: string, label: string])[] = [
  ["rpc", "RPC nodes"],
  ["indexer", "Indexers"],
  ["oracle", "Oracles"],
  ["bridge", "Bridges"],
  ["wallet", "Wallets"],
  ["sdk", "SDKs"],
];
export const checkedOn = "Checked";
export const kindsOfFilter = "Kind";
export const networksOfFilter = "Network";

/** Returns the text on a tag's page. */
export const wordsOfTag = (label: string, description: string, count: number): ListingWords =>
  wordsOf("document", {
    // A doc may have the label as its title, and titles of pages are unique.
    title: `Tag: ${label}`,
    lead: description,
    description,
    also: { label: allTags, href: "/tags" },
    searchPlaceholder: "Search for title...",
    searchLabel: "Title",
    allTitle: formatTaggedCount(count, label),
    noResult: "No document with this tag has this title and is in these areas.",
  });

/** Names of tools, by their keys in frontmatter. If a tool isn't listed, its key is shown. */
export const toolLabels: Readonly<Record<string, string>> = {
  ethers: "ethers.js",
  celocli: "Celo CLI",
  solidity: "Solidity",
  browser: "Browser wallet",
};

/** Title of the filters on screens where they are collapsed. */
export const filters = "Filters";
export const sortTitle = "Sort by";
export const sortByName = "Name";
export const popularTitle = "Most Popular";
export const tagsOfFilter = "Tags";
export const moreTagsOfFilter = "More tags";
export const levelsOfFilter = "Level";
export const topicsOfFilter = "Topics";
export const moreTopicsOfFilter = "More topics";
export const toolsOfFilter = "Tools";
export const moreToolsOfFilter = "More tools";
export const areasOfFilter = "Area";
export const clearFilter = "Clear filter";
export const noResultTitle = "No result";
export const source = "Source";
/** Label of the link to a site's website, shown if its source code isn't public. */
export const website = "Website";

/** Formats "1 site" or "83 sites". */
export const formatListed = (count: number, noun: string): string =>
  formatCount(count, { one: `1 ${noun}`, other: `# ${noun}s` });

/** Formats "Source of Valora", which screen readers read for a link labeled "Source". */
export function formatSourceOf(name: string, label: string): string {
  return `${label} of ${name}`;
}

/** Formats "about 30 min to do" or "about 2 h to do". */
export function formatDuration(minutes: number): string {
  const hours = minutes / 60;
  return `about ${hours >= 2 ? `${Math.round(hours * 2) / 2} h` : `${minutes} min`} to do`;
}

/* Label of the field in the sidebar that filters the items of a reference. */
export const filterItems = "Filter what this page lists";
export const formatFilterItems = (count: number): string => `Filter ${count} items`;
/** Formats "3 of 75", which is shown below the filter's field. */
export const formatItemsFound = (found: number, all: number): string =>
  found === 0 ? "No item has these words." : `${found} of ${all}`;
