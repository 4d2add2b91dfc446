/** Icons of cards, drawn in components/home/HomeIcon.tsx. */
export type HomeIconName = "faucet" | "explorer" | "bridge" | "wallet" | "library" | "deploy";

/** A link of the home page with a sentence about its target. */
export interface HomeCard {
  readonly label: string;
  readonly text: string;
  readonly href: string;
  readonly icon?: HomeIconName;
}

/** A titled list of links without descriptions. */
export interface HomeColumn {
  readonly title: string;
  readonly links: readonly Omit<HomeCard, "text" | "icon">[];
}

export interface HomeSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly cards?: readonly HomeCard[];
  readonly columns?: readonly HomeColumn[];
  /** True if the networks are shown beside it. */
  readonly hasNetworks?: boolean;
}

export const homeSections: readonly HomeSection[] = [
  {
    id: "learn-to-build",
    title: "Learn to build",
    lead: "From an empty folder to an app that people use.",
    cards: [
      {
        label: "Learn about Celo",
        text: "What carries over from Ethereum, and what works differently here.",
        href: "/build",
      },
      {
        label: "Get started with Celo Composer",
        text: "A web app with a contract and a wallet, with one command.",
        href: "/build/quickstart",
      },
      {
        label: "Tutorials",
        text: "Projects to build from start to finish, by level, topic and duration.",
        href: "/tutorials",
      },
      {
        label: "Build on MiniPay",
        text: "Mini apps inside a stablecoin wallet for phones.",
        href: "/build/build-on-minipay/overview",
      },
      {
        label: "Build with AI",
        text: "Agents with a wallet, and how to limit them.",
        href: "/build/build-with-ai/overview",
      },
      {
        label: "Build with DeFi",
        text: "Stablecoins, swaps, lending and price feeds to build on.",
        href: "/build/build-with-defi",
      },
      {
        label: "Build with Self",
        text: "Proof of age or personhood without showing a passport.",
        href: "/build/build-with-self",
      },
      {
        label: "Fund your project",
        text: "Which grants and programs are open, and how to apply.",
        href: "/build/fund-your-project",
      },
    ],
  },
  {
    id: "start-your-journey",
    title: "Start your journey",
    lead: "What every project on Celo needs sooner or later.",
    hasNetworks: true,
    cards: [
      {
        label: "Faucet",
        text: "Free CELO for Celo Sepolia.",
        href: "https://faucet.celo.org",
        icon: "faucet",
      },
      {
        label: "Block explorer",
        text: "Every block, transaction and contract, on Celoscan.",
        href: "https://celoscan.io/",
        icon: "explorer",
      },
      {
        label: "Bridge",
        text: "Move CELO and other tokens to Celo and back.",
        href: "/what-is-celo/using-celo/bridges",
        icon: "bridge",
      },
      {
        label: "Wallets",
        text: "Wallets that people use on Celo.",
        href: "/wallet",
        icon: "wallet",
      },
      {
        label: "Libraries and SDKs",
        text: "viem, ethers and what Celo adds to them.",
        href: "/developer/sdks/celo-sdks",
        icon: "library",
      },
      {
        label: "Deploy",
        text: "A contract on Celo Sepolia, compiled, tested and deployed.",
        href: "/developer/deploy",
        icon: "deploy",
      },
    ],
  },
  {
    id: "providers-and-frameworks",
    title: "Explore providers and frameworks",
    lead: "Access to the network, and tools to build on it.",
    cards: [
      {
        label: "thirdweb",
        text: "SDK, contracts and wallets in one.",
        href: "/build/build-with-thirdweb/overview",
      },
      {
        label: "Hardhat",
        text: "Compile, test and deploy contracts.",
        href: "/developer/deploy/hardhat",
      },
      {
        label: "Infura",
        text: "Hosted RPC nodes, by MetaMask.",
        href: "https://docs.metamask.io/services/",
      },
      {
        label: "QuickNode",
        text: "Hosted RPC nodes and streams.",
        href: "https://www.quicknode.com/chains/celo",
      },
      {
        label: "Lava",
        text: "RPC from many providers through one endpoint.",
        href: "https://www.lavanet.xyz/",
      },
      {
        label: "All tooling",
        text: "Libraries, oracles, indexers, explorers.",
        href: "/developer",
      },
    ],
  },
  {
    id: "tools-and-resources",
    title: "Developer tools and resources",
    lead: "Sorted by task.",
    columns: [
      {
        title: "Understand Celo",
        links: [
          { label: "What is Celo?", href: "/what-is-celo" },
          { label: "Architecture", href: "/cel2/whats-changed/cel2-architecture" },
          { label: "From layer 1 to layer 2", href: "/cel2/whats-changed/l1-l2" },
          { label: "Whitepapers", href: "https://celo.org/papers" },
        ],
      },
      {
        title: "Build with Celo",
        links: [
          { label: "Quickstart", href: "/build/quickstart" },
          { label: "Tutorials", href: "/tutorials" },
          { label: "Fee abstraction", href: "/cel2/guides/fee-abstraction" },
          { label: "Showcase", href: "/showcase" },
        ],
      },
      {
        title: "Run and integrate",
        links: [
          { label: "Run a node", href: "/cel2/operators/run-node" },
          { label: "Community RPC nodes", href: "/cel2/operators/community-rpc-node" },
          { label: "Integration checklist", href: "/integration/checklist" },
          { label: "Custody", href: "/integration/custody" },
        ],
      },
      {
        title: "Grow your project",
        links: [
          { label: "Get funding", href: "/build/fund-your-project" },
          { label: "List a token", href: "/integration/listings" },
          { label: "Get support", href: "/build/support" },
          { label: "All tags", href: "/tags" },
        ],
      },
    ],
  },
  {
    id: "join-the-ecosystem",
    title: "Join the ecosystem",
    lead: "People who build here, and where they meet.",
    cards: [
      {
        label: "Newsletter",
        text: "What builders ship, in your inbox.",
        href: "https://embeds.beehiiv.com/eeadfef4-2f0c-45ce-801c-b920827d5cd2",
      },
      {
        label: "Events and hackathons",
        text: "Bring an idea, leave with a prototype.",
        href: "https://luma.com/user/usr-QJkvU5EML2BJeYc",
      },
      {
        label: "Meet the community",
        text: "Questions, answers and calls, on Discord.",
        href: "https://discord.com/invite/celo",
      },
      {
        label: "Make your voice heard",
        text: "Proposals and votes on how Celo is run.",
        href: "/what-is-celo/using-celo/protocol/governance/voting-in-governance",
      },
      {
        label: "Daily updates",
        text: "@CeloDevs on X.",
        href: "https://x.com/CeloDevs",
      },
      {
        label: "Showcase",
        text: "What others have built on Celo.",
        href: "/showcase?tags=popular",
      },
    ],
  },
  {
    id: "contribute",
    title: "Contribute",
    lead: "With code or without.",
    cards: [
      {
        label: "Ways to contribute",
        text: "Code, docs, translations and governance.",
        href: "/what-is-celo/joining-celo",
      },
      {
        label: "Style guide for writers",
        text: "Everything a page can contain, with its source.",
        href: "/markdown-page",
      },
      {
        label: "Ambassadors",
        text: "Represent Celo where you live.",
        href: "https://celocommunity.xyz/join-the-ambassador-program",
      },
      {
        label: "Community chat",
        text: "Builders and operators on Discord.",
        href: "https://chat.celo.org",
      },
    ],
  },
];
