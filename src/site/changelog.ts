/** The words of the page of changes. Its entries are in content/data/changelog.yaml. */
export const changelog = {
  path: "/changelog",
  title: "Changelog",
  lead: "What changed on Celo's networks and in this documentation, newest first, with where to check it.",
  description:
    "Upgrades, ends and new releases on Celo Mainnet and its testnets by date, and what is new in this documentation.",
  feed: "Atom feed",
  filterTitle: "Show",
  everything: "Everything",
  theseDocs: "These docs",
  /** What a reader may narrow the list to, by ids of content/data/networks.yaml; ended networks stand in the whole. */
  filters: [
    { id: "celo", label: "Celo Mainnet" },
    { id: "celo-sepolia", label: "Celo Sepolia" },
    { id: "docs", label: "These docs" },
  ],
  sources: "Sources:",
} as const;
