import { formatDocsJson } from "../../../src/outputs/machine-readable/docs-json";
import {
  MAX_LLMS_CHARACTERS,
  formatLlms,
  formatLlmsFull,
} from "../../../src/outputs/machine-readable/llms";
import { arrangePages } from "../../../src/outputs/machine-readable/published-doc";
import { formatSkill } from "../../../src/outputs/machine-readable/skill";
import { URL, publishedDoc as page } from "../published-doc";

describe("arrangePages", () => {
  const sidebars = [{ name: "build", label: "Build", paths: ["/build", "/build/b", "/build/a"] }];
  const pages = [
    page("/cli/x"),
    page("/build/a", { sidebar: "build" }),
    page("/build", { sidebar: "build" }),
    page("/build/lost", { sidebar: "build" }),
    page("/build/b", { sidebar: "build" }),
    page("/other", { sidebar: "gone" }),
  ];
  const areaOf = (path: string): string => (path.startsWith("/cli") ? "CLI" : "Rest");

  test("keeps a sidebar's order and lists all other pages by their areas, each page once", () => {
    const sections = arrangePages({ pages, sidebars, areaOf });
    expect(
      sections.map(({ label, path, pages: own }) => [label, path, own.map((one) => one.path)]),
    ).toEqual([
      ["Build", "/build", ["/build", "/build/b", "/build/a", "/build/lost"]],
      ["CLI", undefined, ["/cli/x"]],
      ["Rest", undefined, ["/other"]],
    ]);
  });
});

describe("llms.txt", () => {
  const words = { title: "Docs", summary: "Of Celo.", usage: "Use it." };
  const sections = [
    { label: "Build", pages: [page("/build/one click"), page("/old", { hasEnded: true })] },
    { label: "Old", pages: [page("/older", { hasEnded: true })] },
  ];

  test("has title, summary, usage, and a list of Markdown copies; ended ones are optional", () => {
    expect(formatLlms(words, sections, URL)).toBe(`# Docs

> Of Celo.

Use it.

## Build

- [Page /build/one click](https://docs.celo.org/build/one%20click.md): About /build/one click.

## Optional

- [Page /old](https://docs.celo.org/old.md): About /old.
- [Page /older](https://docs.celo.org/older.md): About /older.
`);
  });

  const listOf = (count: number) => {
    const description = "x".repeat(160);
    return Array.from({ length: count }, (_, index) => page(`/p${index}`, { description }));
  };

  test("leaves out descriptions rather than getting too long, but no pages", () => {
    const text = formatLlms(words, [{ label: "All", pages: listOf(400) }], URL);
    expect(text.length).toBeLessThan(MAX_LLMS_CHARACTERS);
    expect(text.match(/^- /gm)).toHaveLength(400);
  });

  test("links to the lists of areas, and leaves pages to them rather than getting too long", () => {
    const areas = [
      { label: "Build", path: "/build", pages: listOf(1500) },
      { label: "Learn", path: "/learn", pages: [page("/learn")] },
      { label: "Rest", pages: [page("/rest")] },
    ];
    const text = formatLlms(words, areas, URL);
    expect(text.length).toBeLessThan(MAX_LLMS_CHARACTERS);
    expect(text).toContain("- [Build](https://docs.celo.org/build/llms.txt): 1500 pages with");
    expect(text).toContain("- [Learn](https://docs.celo.org/learn/llms.txt): 1 page with");
    expect(text.match(/\.md\)/g)).toEqual([".md)"]);
    expect(formatLlms(words, [areas[1]!], URL)).not.toContain("Lists of areas");
  });

  test("llms-full.txt contains every Markdown copy", () => {
    const text = formatLlmsFull(words, sections);
    expect(text.match(/^# Page .*/gm)).toEqual([
      "# Page /build/one click",
      "# Page /old",
      "# Page /older",
    ]);
  });
});

test("docs.json has the tree without unlisted pages, and each page's URLs and digest", () => {
  const text = formatDocsJson({
    title: "Docs",
    siteUrl: URL,
    version: "1.0.0",
    sidebars: [
      {
        name: "build",
        label: "Build",
        items: [
          { type: "link", label: "Hidden", href: "/hidden", unlisted: true },
          {
            type: "category",
            label: "More",
            href: "/more",
            linkUnlisted: true,
            collapsed: true,
            items: [{ type: "link", label: "One", href: "/one", unlisted: false }],
          },
        ],
      },
    ],
    pages: [page("/one click")],
  });
  expect(JSON.parse(text)).toEqual({
    title: "Docs",
    url: URL,
    version: "1.0.0",
    tree: [
      {
        name: "build",
        label: "Build",
        items: [{ label: "More", items: [{ label: "One", href: "/one" }] }],
      },
    ],
    pages: [
      {
        path: "/one click",
        url: `${URL}/one%20click`,
        markdown: `${URL}/one%20click.md`,
        title: "Page /one click",
        description: "About /one click.",
        questions: [],
        sidebar: null,
        digest: "0123456789ab",
        factsChecked: "2026-11-21",
        lastUpdated: null,
        hasEnded: false,
      },
    ],
  });
});

test("skill.md lists active networks, mentions ended ones, and links to Markdown copies", () => {
  const network = {
    id: "celo",
    name: "Celo Mainnet",
    status: "current" as const,
    chain_id: 42220,
    settles_on: "ethereum",
    rpc: ["https://forno.celo.org"],
    explorers: [{ name: "Blockscout", url: "https://celo.blockscout.com" }],
    also: [],
    sources: ["https://docs.celo.org"],
  };
  const text = formatSkill({
    words: {
      name: "celo",
      title: "Build",
      description: 'Says "when".',
      lead: "Lead.",
      rules: ["Take care."],
      tasks: [
        { task: "Start", href: "/build" },
        { task: "Search", href: "/search" },
      ],
    },
    networks: [
      network,
      { ...network, id: "alfajores", name: "Alfajores", status: "ended", chain_id: 44787 },
    ],
    siteUrl: URL,
    isDoc: (path) => path === "/build",
  });
  expect(text).toBe(`---
name: celo
description: "Says \\"when\\"."
---

# Build

Lead.

## Networks

| Network | Chain ID | RPC | Explorers | Test funds |
| - | - | - | - | - |
| Celo Mainnet | \`42220\` | \`https://forno.celo.org\` | [Blockscout](https://celo.blockscout.com) | none |

Shut down, so they no longer answer: Alfajores (44787).

## Rules

- Take care.

## Where to read

- Start: <https://docs.celo.org/build.md>
- Search: <https://docs.celo.org/search>
`);
});
