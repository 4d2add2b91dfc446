/** The words of the home page, but for its lists. */
export const home = {
  title: "Build on Celo",
  lead: "Celo is an Ethereum layer 2 for payments and everyday apps: one-second blocks, low fees, and stablecoins that can pay them.",
  description:
    "Learn what Celo is, build and deploy apps on its Ethereum layer 2, integrate a wallet or an exchange, and run a node.",
  start: { label: "Start building", href: "/build" },
  learn: { label: "What is Celo?", href: "/what-is-celo" },
  newsTitle: "What is new",
  allNews: "All changes",
  sampleTitle: "What a payment costs",
  outputTitle: "Output",
  pathsTitle: "Three ways in",
  networksTitle: "Networks",
  /** What a network is for, by its id in content/data/networks.yaml. */
  networkUses: { celo: "for the real thing", "celo-sepolia": "for tests, with free tokens" },
} as const;
