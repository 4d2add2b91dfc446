/** Text on the changelog page. The page's entries are in content/data/changelog.yaml. */
export const changelog = {
  path: "/changelog",
  title: "Changelog",
  lead: "What changed on Celo's networks and in this documentation, newest first, with sources.",
  description:
    "Upgrades, shutdowns and releases on Celo Mainnet and its testnets by date, and what's new in this documentation.",
  feed: "Atom feed",
  placesTitle: "Where",
  kindsTitle: "Kind",
  everything: "All",
  /** Titles of the two groups of changes. */
  theNetworks: "Celo's networks",
  theseDocs: "These docs",
  /**
   * Filters for the list, with ids from content/data/networks.yaml. Ended networks and these docs have no filter, so
   * their entries appear only in the full list.
   */
  filters: [
    { id: "celo", label: "Celo Mainnet" },
    { id: "celo-sepolia", label: "Celo Sepolia" },
  ],
  kinds: [
    { id: "upgrade", label: "Upgrade" },
    { id: "end", label: "Ended" },
    { id: "release", label: "Release" },
  ],
  /** Label in front of the groups of readers who have to act. */
  action: "Action needed:",
  actors: { operators: "node operators", apps: "apps", wallets: "wallets" },
  /** Label in front of the number of changes above the list. */
  shown: "Changes shown:",
  filterLabel: "Filter changes",
  noResult: "No change matches both filters.",
  showAll: "Show all changes",
  sources: "Sources:",
} as const;
