import type { HomeCard } from "./sections";

/** A path through the docs for a task: its pages in order. */
export interface HomePath {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly Pick<HomeCard, "label" | "href">[];
}

export const homePaths: readonly HomePath[] = [
  {
    title: "Build an app",
    lead: "From an empty folder to a contract that others use.",
    steps: [
      { label: "Start with Celo Composer", href: "/build/quickstart" },
      { label: "Test and deploy with Hardhat", href: "/developer/deploy/hardhat" },
      { label: "Check before you launch", href: "/developer/launch-checklist" },
    ],
  },
  {
    title: "Run a node",
    lead: "Your own access to the chain, private or public.",
    steps: [
      { label: "How the parts work together", href: "/cel2/operators/architecture" },
      { label: "Set up the node", href: "/cel2/operators/run-node" },
      { label: "Open it to others", href: "/cel2/operators/community-rpc-node" },
    ],
  },
  {
    title: "Hold and move money",
    lead: "A wallet, a bridge, and what a payment costs.",
    steps: [
      { label: "Choose a wallet", href: "/wallet" },
      { label: "Bridge tokens to Celo", href: "/what-is-celo/using-celo/bridges" },
      { label: "Understand the fees", href: "/what-is-celo/using-celo/gas-fees" },
    ],
  },
];
