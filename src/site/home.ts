/** A link of the home page with one sentence on what is behind it. */
export interface HomeCard {
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

export interface HomeSection {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly cards: readonly HomeCard[];
}

/** A network as a wallet or a script needs it. */
export interface HomeNetwork {
  readonly name: string;
  readonly use: string;
  readonly chainId: string;
  readonly rpc: string;
  readonly explorer: string;
}

export const home = {
  title: "Build on Celo",
  lead: "Celo is an Ethereum layer 2 for payments and everyday apps: one-second blocks, low fees, and fees that can be paid in stablecoins. Here is everything you need to build on it and to run it.",
  description:
    "Learn what Celo is, build and deploy apps on its Ethereum layer 2, integrate a wallet or an exchange, and run a node.",
  start: { label: "Start building", href: "/build" },
  learn: { label: "What is Celo?", href: "/what-is-celo" },
} as const;

/** Checked on 2026-11-21 against docs.celo.org/build-on-celo/network-overview and viem's chain list. */
export const networks: readonly HomeNetwork[] = [
  {
    name: "Celo Mainnet",
    use: "for the real thing",
    chainId: "42220",
    rpc: "https://forno.celo.org",
    explorer: "https://celoscan.io",
  },
  {
    name: "Celo Sepolia",
    use: "for tests, with free tokens",
    chainId: "11142220",
    rpc: "https://forno.celo-sepolia.celo-testnet.org",
    explorer: "https://celo-sepolia.blockscout.com",
  },
];

export const homeNews: readonly HomeCard[] = [
  {
    label: "Celo is an Ethereum layer 2",
    text: "The network moved from its own layer 1 on 26 March 2025. Balances, contracts and addresses stayed as they were.",
    href: "/cel2",
  },
  {
    label: "Celo Sepolia is the testnet",
    text: "It has taken the place of Alfajores. The faucet gives you free tokens for it.",
    href: "https://faucet.celo.org",
  },
];

export const homeSections: readonly HomeSection[] = [
  {
    id: "learn-to-build",
    title: "Learn how to build",
    lead: "From an empty folder to an app that people use.",
    cards: [
      {
        label: "Quickstart with Celo Composer",
        text: "A full app with a contract and a wallet, from one command.",
        href: "/build/quickstart",
      },
      {
        label: "Build on MiniPay",
        text: "Mini apps inside a stablecoin wallet for phones.",
        href: "/build/build-on-minipay/overview",
      },
      {
        label: "Build with AI",
        text: "Agents that hold a wallet and act on chain.",
        href: "/build/build-with-ai/overview",
      },
      {
        label: "Build with DeFi",
        text: "Swaps, lending and liquidity you can build upon.",
        href: "/build/build-with-defi",
      },
      {
        label: "Build with Self",
        text: "Proof of age or nationality without showing a passport.",
        href: "/build/build-with-self",
      },
      {
        label: "Fund your project",
        text: "Grants, accelerators and programs that are open to builders.",
        href: "/build/fund-your-project",
      },
    ],
  },
  {
    id: "l2",
    title: "Understand the L2",
    lead: "What changed when Celo moved, and what did not.",
    cards: [
      {
        label: "From layer 1 to layer 2",
        text: "Every difference, for people who knew Celo before.",
        href: "/cel2/whats-changed/l1-l2",
      },
      {
        label: "From Optimism to Celo",
        text: "What Celo adds to the OP Stack, and what it leaves out.",
        href: "/cel2/whats-changed/op-l2",
      },
      {
        label: "Fee abstraction",
        text: "Pay for a transaction in a stablecoin instead of CELO.",
        href: "/cel2/guides/fee-abstraction",
      },
      {
        label: "Bridge CELO from L1",
        text: "Move CELO between Ethereum and Celo.",
        href: "/cel2/guides/bridging-celo-from-l1-to-l2",
      },
    ],
  },
  {
    id: "operate",
    title: "Run and integrate",
    lead: "For operators, exchanges and custodians.",
    cards: [
      {
        label: "Run a node",
        text: "Requirements, snapshots, and the commands.",
        href: "/cel2/operators/run-node",
      },
      {
        label: "Community RPC nodes",
        text: "What validators do today, and how to register.",
        href: "/cel2/operators/community-rpc-node",
      },
      {
        label: "Integration checklist",
        text: "What to look after before you list or hold CELO.",
        href: "/integration/checklist",
      },
      {
        label: "Custody",
        text: "Keys, addresses and transfers for custodians.",
        href: "/integration/custody",
      },
    ],
  },
  {
    id: "join",
    title: "Join in",
    lead: "Ask, answer, contribute.",
    cards: [
      {
        label: "Get support",
        text: "Where to ask, and who answers.",
        href: "/build/support",
      },
      {
        label: "Join Celo",
        text: "Ways to contribute, with code or without.",
        href: "/what-is-celo/joining-celo",
      },
      {
        label: "Discord",
        text: "Talk with builders and operators.",
        href: "https://chat.celo.org",
      },
      {
        label: "Forum",
        text: "Proposals, governance and long answers.",
        href: "https://forum.celo.org/",
      },
    ],
  },
];
