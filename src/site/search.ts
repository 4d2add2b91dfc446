import type { HomeCard } from "./home";

/** Until the site's own search answers: where to look by hand. */
export const searchAreas: readonly HomeCard[] = [
  { label: "What is Celo", text: "The platform, its coin and its history.", href: "/what-is-celo" },
  { label: "Build", text: "Quickstarts, MiniPay, AI agents, DeFi, funding.", href: "/build" },
  { label: "Tooling", text: "Libraries, wallets, explorers, oracles.", href: "/developer" },
  { label: "L2", text: "What changed, guides, notices, running nodes.", href: "/cel2" },
  { label: "Integration", text: "Exchanges, custody and listings.", href: "/integration" },
];
