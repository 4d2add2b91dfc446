/** Something that has happened, newest first. */
export interface HomeNews {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

export const homeNews: readonly HomeNews[] = [
  {
    date: "2026-07-22",
    label: "Nodes run op-reth",
    text: "Support for op-geth has ended on mainnet.",
    href: "/cel2/operators/run-node",
  },
  {
    date: "2026-03-31",
    label: "The Jovian upgrade",
    text: "Celo now uses the OP Stack's own minimum base fee.",
    href: "/cel2/whats-changed/op-l2",
  },
  {
    date: "2025-09-30",
    label: "Celo Sepolia is the testnet",
    text: "Alfajores has ended; its state was not copied.",
    href: "/cel2/builders",
  },
  {
    date: "2025-03-26",
    label: "Celo is an Ethereum layer 2",
    text: "Balances, contracts and addresses stayed as they were.",
    href: "/cel2",
  },
];
