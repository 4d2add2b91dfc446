import type { AddressEntry } from "../../src/data/addresses";
import type { Fact } from "../../src/data/facts";
import type { Network } from "../../src/data/networks";
import { type PublishedSite, openPublishedSite } from "../../src/mcp/published/published-site";
import type { ReadPublic } from "../../src/mcp/published/read-public";
import {
  formatAddressesJson,
  formatFactsJson,
  formatNetworksJson,
} from "../../src/outputs/machine-readable/data-files";
import { formatDocsJson } from "../../src/outputs/machine-readable/docs-json";
import type { PublishedDoc } from "../../src/outputs/machine-readable/published-doc";
import { packSearchIndex } from "../../src/pipeline/search/search-index";
import type { SearchEntry } from "../../src/search/index/search-entry";
import type { SearchedPage } from "../../src/search/index/search-records";
import { searchContent, searchedPage } from "../support/search/searched-page";

const SITE_URL = "https://docs.celo.org";

const NETWORKS: readonly Network[] = [
  {
    id: "celo",
    name: "Celo Mainnet",
    also: [],
    status: "current",
    chain_id: 42220,
    coin: "CELO",
    symbol: "CELO",
    settles_on: "ethereum",
    rpc: ["https://forno.celo.org"],
    explorers: [{ name: "Blockscout", url: "https://celo.blockscout.com" }],
    sources: ["https://celo.org"],
  },
  {
    id: "celo-sepolia",
    name: "Celo Sepolia",
    also: [],
    status: "current",
    chain_id: 11142220,
    coin: "CELO",
    settles_on: "sepolia",
    rpc: [],
    explorers: [],
    faucet: "https://faucet.celo.org",
    sources: ["https://celo.org"],
  },
  {
    id: "alfajores",
    name: "Alfajores",
    also: [],
    status: "ended",
    chain_id: 44787,
    coin: "CELO",
    rpc: [],
    explorers: [],
    sources: ["https://celo.org"],
  },
];

export const USDC = "0xcebA9300f2b948710d2653dD7B07f33A8B32118C";

const ADDRESSES: readonly AddressEntry[] = [
  { name: "USDC", also: [], network: "celo", address: USDC, source: "npm:viem" },
  {
    name: "USDC",
    also: [],
    network: "celo-sepolia",
    address: "0x01C5C0122039549AD1493B8220cABEdD739BC44E",
    source: "npm:viem",
  },
  {
    name: "CELO",
    also: ["GoldToken"],
    network: "celo",
    address: "0x471EcE3750Da237f93B8E339c536989b8978a438",
    source: "https://celo.org",
  },
];

const FACTS: readonly Fact[] = [
  {
    id: "jovian-date",
    about: "Day of the Jovian upgrade on Celo Mainnet",
    value: "31 March 2026",
    kind: "event",
    area: "Upgrades",
    file: "content/data/facts/jovian-date.yaml",
    code: false,
    typed: [],
    checked: "2026-11-22",
    sources: ["https://celo.org/jovian"],
  },
];

/** Search entries like those that pages define for commands and errors. */
const ENTRIES: readonly SearchEntry[] = [
  {
    kind: "command",
    title: "election:vote",
    value: "celocli election:vote",
    text: "Vote for a validator group.",
    names: ["#election:vote", "election vote"],
    path: "/cli/election",
    anchor: "election-vote",
  },
  {
    kind: "error",
    title: "insufficient funds for gas",
    names: ["for funds gas insufficient"],
    path: "/cli/election",
    anchor: "what-can-go-wrong",
  },
];

interface FixturePage {
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  /** The page's data in the search index. */
  readonly searched?: Partial<SearchedPage>;
  /** False for a page that is in the index but not in docs.json. */
  readonly isListed?: boolean;
}

/** Creates the text of a long page with this many sections of this many characters each. */
export const longPage = (sections: number, characters: number): string =>
  `# Long\n\n${Array.from(
    { length: sections },
    (_, at) => `## Part ${at + 1}\n\n${"word ".repeat(characters / 5)}\n`,
  ).join("\n")}`;

const GAS = `# Pay for gas

> Pay for gas in a stablecoin.

## Choose a currency

Any fee currency of the directory.

\`\`\`bash
# Not a heading
celocli network:whitelist
\`\`\`

### By hand

Set \`feeCurrency\`.

## Choose one

Words about the choice.
`;

const ELECTION = `# celocli election

- Questions it answers: why are there insufficient funds for gas

Vote for validator groups.

## What can go wrong

| Message | Cause | Fix |
| - | - | - |
| \`nonce too low\` | It was sent twice | Wait |
| \`insufficient funds for gas\` | The account has no CELO | Ask the faucet |

Another line.
`;

const PAGES: readonly FixturePage[] = [
  {
    path: "/build/gas",
    title: "Pay for gas",
    markdown: GAS,
    searched: {
      area: "build",
      kind: "guide",
      sections: [
        { depth: 1, title: "Pay for gas", text: "Pay for gas in a stablecoin." },
        {
          id: "choose-a-currency",
          depth: 2,
          title: "Choose a currency",
          text: "Any fee currency of the directory.",
        },
        { id: "which-one", depth: 2, title: "Choose one", text: "Words about the choice." },
      ],
    },
  },
  {
    path: "/cli/election",
    title: "celocli election",
    markdown: ELECTION,
    searched: {
      area: "cli",
      kind: "reference",
      sections: [{ depth: 1, title: "celocli election", text: "Vote for validator groups." }],
    },
  },
  { path: "/learn/long", title: "Long", markdown: longPage(5, 9000) },
  { path: "/learn/table", title: "Table", markdown: `# Table\n\n${"a line\n".repeat(6000)}` },
  {
    path: "/1.9/build/gas",
    title: "Pay for gas, once",
    markdown: "# Secret of an old version\n",
    isListed: false,
    searched: {
      version: "1.9",
      sections: [{ depth: 1, title: "Pay for gas, once", text: "Pay for gas in gold." }],
    },
  },
];

const toPublished = ({ path, title, markdown }: FixturePage): PublishedDoc => ({
  ...{ path, title, markdown },
  description: "",
  questions: [],
  sidebar: null,
  digest: "abc",
  factsChecked: "2026-11-21",
  lastUpdatedAt: null,
  hasEnded: false,
});

/** Lists the files of a built site, keyed by URL. */
export function listFixtureFiles(
  pages: readonly FixturePage[] = PAGES,
): Map<string, string | Uint8Array> {
  const file = { documentation: `${SITE_URL}/data`, versions: { viem: "2.56.0" } };
  const dated = { ...file, updated: "2026-11-25" };
  const listed = pages.filter(({ isListed }) => isListed !== false).map(toPublished);
  const searched = pages.map(({ path, title, searched: more }) =>
    searchedPage({ path, title, ...more }),
  );
  const hasCommands = pages.some(({ path }) => path === "/cli/election");
  const index = packSearchIndex(
    searchContent(searched, { entries: hasCommands ? ENTRIES : [] }),
    false,
  );
  return new Map<string, string | Uint8Array>([
    ...index.files,
    ...pages.map(({ path, markdown }) => [`${path}.md`, markdown] as const),
    [
      "/docs.json",
      formatDocsJson({
        ...{ title: "Docs", siteUrl: SITE_URL, version: "1.0.0", sidebars: [] },
        pages: listed,
      }),
    ],
    ["/addresses.json", formatAddressesJson(ADDRESSES, NETWORKS, dated)],
    ["/networks.json", formatNetworksJson(NETWORKS, dated)],
    ["/facts.json", formatFactsJson(FACTS, file)],
  ]);
}

/** Reads these files as if they were published. */
export function readFrom(files: ReadonlyMap<string, string | Uint8Array>): ReadPublic {
  return (address) => {
    const content = files.get(address);
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    return Promise.resolve(bytes && Uint8Array.from(bytes).buffer);
  };
}

/** Opens the fixture as the tools see it. */
export const fixtureSite = (): PublishedSite => openPublishedSite(readFrom(listFixtureFiles()));
