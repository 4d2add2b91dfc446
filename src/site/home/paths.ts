import type { HomeCard } from "./sections";

/** A way through the docs for somebody with a task: its pages in order. */
export interface HomePath {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly Pick<HomeCard, "label" | "href">[];
}

export const homePaths: readonly HomePath[] = [
  {
    title: "Build an app",
    lead: "From nothing to a contract that others use.",
    steps: [
      { label: "Start with Celo Composer", href: "/build/quickstart" },
      { label: "Test and deploy with Hardhat", href: "/developer/deploy/hardhat" },
      { label: "Check before the launch", href: "/developer/launch-checklist" },
    ],
  },
  {
    title: "Run a node",
    lead: "Your own view of the chain, for you or for all.",
    steps: [
      { label: "How the parts work together", href: "/cel2/operators/architecture" },
      { label: "Set up the node", href: "/cel2/operators/run-node" },
      { label: "Offer it to others", href: "/cel2/operators/community-rpc-node" },
    ],
  },
  {
    title: "Hold and move money",
    lead: "A wallet, the way in, and what a payment costs.",
    steps: [
      { label: "Choose a wallet", href: "/wallet" },
      { label: "Bring tokens over a bridge", href: "/what-is-celo/using-celo/bridges" },
      { label: "Know the fees", href: "/what-is-celo/using-celo/gas-fees" },
    ],
  },
];
