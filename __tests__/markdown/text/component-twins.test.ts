import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { ComponentRules } from "../../../src/markdown/base/render-context";
import { COMPONENTS } from "../../../src/markdown/components/component-registry";
import { parseMarkdown } from "../../../src/markdown/read/parse/parse-markdown";
import { buildTwin } from "../../../src/markdown/text/build-twin";
import { cliCommand, cliFlag, manifestFiles } from "../../support/cli";
import { CELO_NETWORK, type FileMap, environmentOf } from "../../support/compile";
import { contractFiles } from "../../support/contracts";
import { ERROR_FILES } from "../../support/errors";
import { twinOf } from "../../support/twin-of";

const NETWORKS = {
  "content/data/networks.yaml": CELO_NETWORK,
  "content/data/addresses.yaml": `- name: Registry
  network: any
  address: "0x000000000000000000000000000000000000ce10"
  source: npm:@celo/contractkit
`,
};

const SELECTORS = "| Declaration | Selector | What it does | Source |\n| - | - | - | - |";
const TOKEN_SOURCE = "https://github.com/celo-org/example/blob/c0ffee/contracts/Token.sol";

const GLOSSARY = {
  "content/data/glossary/epoch.yaml":
    "term: epoch\ndefinition: A stretch of time on Celo after which rewards are paid out.\nsee: /build\naliases: [period]\n",
};

const PARAMETERS = {
  "content/data/parameters/fees.yaml": `title: Fees
as_of: 2026-11-21
sources:
  - { title: Chain, url: https://celo.blockscout.com }
parameters:
  - { name: Floor, value: "25 \`gwei\`", contract: FeeHandler, function: floor, note: Since Jovian }
  - { name: Old, value: "5", status: ended }
`,
};

/** One example of each component, with its Markdown form. */
const EXAMPLES: Readonly<
  Record<keyof typeof COMPONENTS, { text: string; files?: FileMap; twin: string }>
> = {
  Tabs: {
    text: '<Tabs>\n<TabItem value="mac" label="macOS">\n\nOne.\n\n</TabItem>\n<TabItem value="linux">\n\nTwo.\n\n</TabItem>\n</Tabs>',
    twin: "**macOS**\n\nOne.\n\n**linux**\n\nTwo.",
  },
  TabItem: {
    text: '<Tabs>\n<TabItem value="a">One.</TabItem>\n</Tabs>',
    twin: "**a**\n\nOne.",
  },
  Steps: {
    text: "<Steps>\n\n1. One.\n\n   ```bash\n   a\n   ```\n\n2. Two.\n\n</Steps>",
    twin: "1. One.\n\n   ```bash\n   a\n   ```\n\n2. Two.",
  },
  CardGrid: {
    text: '<CardGrid>\n<Card title="Build" href="/build">\n\nWith *care*.\n\n</Card>\n<Card title="Rest">Well.</Card>\n</CardGrid>',
    twin: "- [Build](to:/build): With *care*.\n- **Rest**: Well.",
  },
  Card: {
    text: '<CardGrid>\n<Card title="A">B.</Card>\n</CardGrid>',
    twin: "- **A**: B.",
  },
  PageRef: {
    text: '<PageRef path="/build" />',
    twin: "[title of /build](to:/build): description of /build",
  },
  Figure: {
    text: '<Figure src="./a.png" alt="A *b*" caption="C" />\n\n<Figure src="./d.svg" alt="Two boxes." />',
    files: {
      "content/docs/a.png": "",
      "content/docs/d.svg": '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    },
    twin: "![A \\*b\\*](picture:content/docs/a.png)\n\n*C*\n\n**Figure:** Two boxes.",
  },
  YouTube: {
    text: '<YouTube id="aqz-KE-bpKQ" title="A film" />',
    twin: "[Video: A film](https://www.youtube.com/watch?v=aqz-KE-bpKQ)",
  },
  Include: {
    text: 'A.\n\n<Include src="fragments/x.md" />',
    files: { "content/fragments/x.md": "Shared[^1] [words](./y.md).\n\n[^1]: Noted.\n" },
    twin: "A.\n\nShared[^1] [words](to:./y.md).\n\n[^1]: Noted.",
  },
  Term: {
    text: 'Two <Term id="epoch">epochs</Term>.',
    files: GLOSSARY,
    twin: "Two [epochs](to:/what-is-celo/using-celo/glossary#epoch).",
  },
  Glossary: {
    text: "<Glossary />",
    files: GLOSSARY,
    twin: "## E\n\n### epoch\n\nA stretch of time on Celo after which rewards are paid out. See [title of /build](to:/build). Also: period.",
  },
  ParameterTable: {
    text: '<ParameterTable group="fees" />',
    files: PARAMETERS,
    twin: "| Parameter | Value | Contract | Read with |\n| - | - | - | - |\n| Floor. Since Jovian | 25 `gwei` | `FeeHandler` | `floor` |\n| Old (ended) | 5 | | |\n\nFees. Values as of 21 November 2026, from [Chain](https://celo.blockscout.com).",
  },
  CompatibilityTable: {
    text: '<CompatibilityTable group="wallets" />',
    files: {
      "content/data/compatibility/wallets.yaml":
        'title: Wallet\ncolumns: [{ id: fees, title: Fees, check: Look at the type. }]\nproducts:\n  - { name: Alpha, answers: { fees: { value: "Yes", source: "https://a.example", checked: 2026-11-29 } } }\n  - { name: Beta, answers: {} }\n',
    },
    twin: "| Wallet | Fees |\n| - | - |\n| Alpha | [Yes](https://a.example) |\n| Beta | Unknown |\n\nEach answer links to its source, as of 29 November 2026 unless the cell has a date.\n\n**Fees:** Look at the type.",
  },
  Fact: {
    text: 'Blocks cost <Fact id="floor" /> at least.',
    files: {
      "content/data/facts/floor.yaml":
        "value: 25 gwei\nabout: The lowest base fee\nkind: parameter\narea: Fees\nchecked: 2026-11-21\nsources: [https://specs.celo.org]\n",
    },
    twin: "Blocks cost 25 gwei at least.",
  },
  Address: {
    text: 'At <Address contract="Registry" network="celo" />.',
    files: NETWORKS,
    twin: "At [`0x000000000000000000000000000000000000ce10`](https://celo.blockscout.com/address/0x000000000000000000000000000000000000ce10).",
  },
  NetworkTable: {
    text: "<NetworkTable />",
    files: NETWORKS,
    twin: "| | Celo Mainnet |\n| - | - |\n| Chain ID | `42220` |\n| RPC | `https://forno.celo.org` |\n| Explorers | [Blockscout](https://celo.blockscout.com) |\n| Coin | CELO, 18 decimals |\n| Settles on | |\n| Test funds | none |",
  },
  Chart: {
    text: '<Chart id="blocks" />',
    files: {
      "content/data/charts/blocks.yaml":
        "kind: bars\ntitle: Blocks\nalt: Bars of blocks before and after, with one second for each block today.\nas_of: 2026-11-22\nsources:\n  - { title: Chain, url: https://celo.blockscout.com }\ngroups:\n  - label: Time\n    unit: s\n    bars:\n      - { name: Before, value: 5 }\n      - { name: Now, value: 1 }\n",
    },
    twin: "**Chart:** Bars of blocks before and after, with one second for each block today.\n\n| | Before | Now |\n| - | - | - |\n| Time | 5 s | 1 s |\n\nBlocks. Looked up on 22 November 2026, in [Chain](https://celo.blockscout.com).",
  },
  AddToWallet: {
    text: '<AddToWallet network="celo" />',
    files: { "content/data/networks.yaml": CELO_NETWORK.replace("coin:", "symbol: CELO\n  coin:") },
    twin: "To add Celo Mainnet to a wallet, enter:\n\n| Setting | Value |\n| - | - |\n| Network name | `Celo Mainnet` |\n| RPC URL | `https://forno.celo.org` |\n| Chain ID | `42220` |\n| Currency symbol | `CELO` |\n| Block explorer URL | `https://celo.blockscout.com` |",
  },
  ContractReference: {
    text: '<ContractReference contract="Token" />',
    files: contractFiles(),
    twin: [
      "| Network | Address |\n| - | - |\n| Celo Mainnet | [`0x765DE816845861e75A25fCA122bb6898B8B1282a`](https://celo.blockscout.com/address/0x765DE816845861e75A25fCA122bb6898B8B1282a) |",
      "The interface is `tokenABI` of `@celo/abis` 14.0.1; lines are those of the release [v14](https://github.com/celo-org/example/tree/v14). 2 functions that worked only on layer 1 are left out, because they now revert. Explained in [title of /learn](to:/learn).",
      '```bash\ncast call 0x765DE816845861e75A25fCA122bb6898B8B1282a \\\n  "supply()(uint256)" \\\n  --rpc-url https://forno.celo.org\n```',
      "## Functions that read",
      `${SELECTORS}\n| \`supply() returns (uint256 all)\` | \`0x047fc9aa\` | Returns all there is. | [line 1](${TOKEN_SOURCE}#L1) |`,
      "## Functions that write",
      `${SELECTORS}\n| \`send(address to)\` | \`0x3e58c58c\` | Sends \`all\` of it. | [line 12](${TOKEN_SOURCE}#L12) |\n| \`send(address to, uint256 value) returns (bool)\` | \`0xd0679d34\` | | [line 1](${TOKEN_SOURCE}#L1) |`,
      "## Events",
      `${SELECTORS.replace("Selector", "Topic")}\n| \`Sent(address indexed to)\` | \`0x${"ab".repeat(32)}\` | | [line 1](${TOKEN_SOURCE}#L1) |`,
      "## Ownership and setup",
      `${SELECTORS}\n| \`owner() returns (address)\` | \`0x00000000\` | | [line 1](${TOKEN_SOURCE}#L1) |`,
    ].join("\n\n"),
  },
  ErrorField: { text: "<ErrorField />\n\nText.", twin: "Text." },
  ErrorList: {
    text: "<ErrorList />",
    files: ERROR_FILES,
    twin: [
      "## Errors that contracts declare",
      "| Error | Selector | Cause | Fix |\n| - | - | - | - |\n| [`Refused(address by)`](to:/learn) | `0x88e70beb` | The sender is `refused`. | Ask the owner of it. |",
      "## Panics",
      "| Code | Cause | Fix |\n| - | - | - |\n| `0x11` | A number overflowed. | Check the amounts. |",
    ].join("\n\n"),
  },
  CliTopic: {
    text: '<CliTopic topic="election" />',
    files: {
      ...manifestFiles([
        cliCommand("election:vote", {
          summary: "Vote for a `group`",
          aliases: ["election:v"],
          args: [{ name: "group", description: "The group", required: true }],
          flags: [
            cliFlag("from", { char: "f", description: "Who votes", required: true }),
            cliFlag("node", {
              description: "The node",
              default: "http://localhost:8545",
              isShared: true,
            }),
          ],
          examples: ["celocli election:vote 0x1 --from 0x2"],
          trouble: "The group may be full",
        }),
      ]),
    },
    twin: [
      "## `election:vote`",
      "Vote for a `group`.",
      "Usage:",
      "```bash\ncelocli election:vote <group> --from <value>\n```",
      "Also as `election:v`.",
      "| Argument | Meaning |\n| - | - |\n| `group` (required) | The group. |",
      "| Flag | Takes | Meaning |\n| - | - | - |\n| `--from` `-f` (required) | a value | Who votes. |",
      "With the shared flags `--node`.",
      "**What can go wrong.** The group may be full.",
      "Examples:",
      "```bash\ncelocli election:vote 0x1 --from 0x2\n```",
      "## Shared flags",
      "| Flag | Takes | Default | Meaning |\n| - | - | - | - |\n| `--node` | a value | `http://localhost:8545` | The node. |",
      "Commands and flags of @celo/celocli 5.0.0.",
    ].join("\n\n"),
  },
};

describe("every component has a Markdown form", () => {
  test("and an example here", () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(COMPONENTS).sort());
  });

  test.each(Object.entries(EXAMPLES))("<%s>", (_name, { text, files, twin }) => {
    expect(twinOf(text, files)).toBe(twin);
  });

  test("one without a form is a fault, which fails the build", () => {
    const { YouTube, ...others } = COMPONENTS;
    const { markdown: _left, ...withoutTwin } = YouTube as unknown as Record<string, unknown>;
    // The types forbid this, but a build doesn't check types.
    const components = { ...others, YouTube: withoutTwin } as unknown as ComponentRules;
    const text = 'Words.\n\n<YouTube id="aqz-KE-bpKQ" title="A film" />';
    const { root } = parseMarkdown(text, "content/docs/a.md");
    const { faults } = buildTwin(root, {
      docFile: "content/docs/a.md",
      environment: environmentOf({}),
      components,
    });
    expect(faults).toEqual([
      {
        file: "content/docs/a.md",
        line: 3,
        column: 1,
        rule: "twin/component",
        problem: "<YouTube> has no Markdown form, so this page would have no Markdown copy.",
        fix: 'Add "markdown" to its rule in src/markdown/components, using the functions in src/markdown/text.',
      },
    ]);
  });
});

test("a Markdown copy is readable by any parser: no tags, braces or colons of our own syntax", () => {
  for (const { text, files } of Object.values(EXAMPLES)) {
    const tree = fromMarkdown(twinOf(text, files), {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    expect(JSON.stringify(tree)).not.toContain('"type":"html"');
    expect(twinOf(text, files)).not.toMatch(/^:::|<[A-Z]|[\uE000\uE001]/m);
  }
});
