/** The texts of the home page, except its lists. */
export const home = {
  title: "Build on Celo",
  lead: "Celo is an Ethereum layer 2 for payments and everyday apps: one-second blocks, low fees, and stablecoins that can pay them.",
  description:
    "Learn what Celo is, build and deploy apps on its Ethereum layer 2, integrate a wallet or an exchange, and run a node.",
  start: { label: "Start building", href: "/build" },
  learn: { label: "What is Celo?", href: "/what-is-celo" },
  newsTitle: "What's new",
  allNews: "All changes",
  sampleTitle: "What a payment costs",
  outputTitle: "Output",
  pathsTitle: "Three ways to start",
  networksTitle: "Networks",
  /** The purpose of a network, by its id in content/data/networks.yaml. */
  networkUses: { celo: "for production", "celo-sepolia": "for testing, with free tokens" },
} as const;
