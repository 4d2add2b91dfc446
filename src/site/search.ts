/** A link, with a sentence about its target. */
interface PlaceToGo {
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

/** A part of the site. Search results are grouped and filtered by area. */
export interface SearchArea {
  readonly id: string;
  readonly label: string;
  /** First path segments of the pages in this area. */
  readonly folders: readonly string[];
}

/** All areas, in the order in which they are offered to readers. */
export const searchedAreas: readonly SearchArea[] = [
  { id: "what-is-celo", label: "What is Celo", folders: ["what-is-celo"] },
  { id: "build", label: "Build", folders: ["build"] },
  { id: "tooling", label: "Tooling", folders: ["developer"] },
  { id: "l2", label: "L2", folders: ["cel2"] },
  { id: "cli", label: "Celo CLI", folders: ["cli"] },
  { id: "contracts", label: "Contracts", folders: ["contracts"] },
  { id: "network", label: "Networks", folders: ["network"] },
  { id: "wallet", label: "Wallets", folders: ["wallet"] },
  { id: "integration", label: "Integration", folders: ["integration"] },
  { id: "learn", label: "Learn", folders: ["learn", "key-concepts"] },
  { id: "community", label: "Community", folders: ["community"] },
  { id: "tutorials", label: "Tutorials", folders: ["tutorials"] },
  { id: "recipes", label: "Recipes", folders: ["recipes"] },
  { id: "showcase", label: "Showcase", folders: ["showcase"] },
];

/** The group for pages that aren't in any area. */
export const otherPages: SearchArea = { id: "docs", label: "Documentation", folders: [] };

/** Kinds of docs, named as in frontmatter, that readers can filter results by. */
export const searchedKinds = [
  { id: "concept", label: "Concepts" },
  { id: "guide", label: "Guides" },
  { id: "tutorial", label: "Tutorials" },
  { id: "recipe", label: "Recipes" },
  { id: "reference", label: "Reference" },
  { id: "notice", label: "Notices" },
  { id: "index", label: "Overviews" },
] as const;

/** The kinds that the search dialog offers, where there is little room. An empty id is for all kinds. */
export const dialogKinds = [
  { id: "", label: "All" },
  { id: "reference", label: "Reference" },
  { id: "recipe", label: "Recipes" },
] as const;

/** Finds a page's area from its path, regardless of the docs version in the path. */
export function areaOf(path: string): SearchArea {
  const folder = path.split("/")[1] ?? "";
  return searchedAreas.find(({ folders }) => folders.includes(folder)) ?? otherPages;
}

/**
 * Returns the label of the group in which a page is listed in search results: "Tutorials" for a tutorial, and the
 * page's area for any other page.
 */
export function groupLabelOf(area: string, isTutorial: boolean): string {
  const wanted = isTutorial ? "tutorials" : area;
  return (searchedAreas.find(({ id }) => id === wanted) ?? otherPages).label;
}

/** The version of pages that don't belong to a docs version. */
export const NO_VERSION = "none";

/** Areas that readers can browse instead of searching. */
export const searchAreas: readonly PlaceToGo[] = [
  { label: "What is Celo", text: "The platform, its coin and its history.", href: "/what-is-celo" },
  { label: "Build", text: "Quickstarts, MiniPay, AI agents, DeFi, funding.", href: "/build" },
  { label: "Tooling", text: "Libraries, wallets, explorers, oracles.", href: "/developer" },
  { label: "L2", text: "What changed, guides, notices, running nodes.", href: "/cel2" },
  { label: "Integration", text: "Exchanges, custody and listings.", href: "/integration" },
];

/** Popular pages, offered while the query is empty. */
export const startPages: readonly PlaceToGo[] = [
  { label: "Quickstart", text: "An app of your own, from one command.", href: "/build/quickstart" },
  { label: "Networks", text: "Chain IDs, RPC addresses, explorers.", href: "/network" },
  {
    label: "Contract addresses",
    text: "Core contracts on every network.",
    href: "/contracts/core-contracts",
  },
  {
    label: "Fee abstraction",
    text: "Pay fees in stablecoins.",
    href: "/cel2/guides/fee-abstraction",
  },
];

/** The hosted search service that a build uses. All of these values are public. */
export interface HostedSearch {
  readonly appId: string;
  readonly publicKey: string;
  readonly indexName: string;
  /** A host that tests use in place of the service's own hosts. */
  readonly host?: string;
}
