import { formatChangelogFeed } from "../../src/outputs/feeds/changelog-feed";
import { formatFeed } from "../../src/outputs/feeds/feed";
import { formatRobots } from "../../src/outputs/feeds/robots";
import { formatSearchDescription } from "../../src/outputs/feeds/search-description";
import { formatSitemap } from "../../src/outputs/feeds/sitemap";
import { formatWebManifest } from "../../src/outputs/feeds/web-manifest";
import { formatDocsJson } from "../../src/outputs/machine-readable/docs-json";
import {
  MAX_LLMS_CHARACTERS,
  formatLlms,
  formatLlmsFull,
} from "../../src/outputs/machine-readable/llms";
import { type PublishedDoc, arrangePages } from "../../src/outputs/machine-readable/published-doc";
import { formatSkill } from "../../src/outputs/machine-readable/skill";

const URL = "https://docs.celo.org";

const page = (path: string, more: Partial<PublishedDoc> = {}): PublishedDoc => ({
  path,
  title: `Page ${path}`,
  description: `About ${path}.`,
  sidebar: null,
  markdown: `# Page ${path}\n`,
  digest: "0123456789ab",
  factsChecked: "2026-11-21",
  lastUpdatedAt: null,
  hasEnded: false,
  ...more,
});

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

  test("has title, summary, use, and a list of twins; what has ended is optional", () => {
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

  test("leaves descriptions out sooner than grow too long, and no page", () => {
    const description = "x".repeat(160);
    const many = Array.from({ length: 700 }, (_, index) => page(`/p${index}`, { description }));
    const text = formatLlms(words, [{ label: "All", pages: many }], URL);
    expect(text.length).toBeLessThan(MAX_LLMS_CHARACTERS);
    expect(text.match(/^- /gm)).toHaveLength(700);
  });

  test("llms-full.txt holds every twin", () => {
    const text = formatLlmsFull(words, sections);
    expect(text.match(/^# Page .*/gm)).toEqual([
      "# Page /build/one click",
      "# Page /old",
      "# Page /older",
    ]);
  });
});

test("docs.json has the tree without unlisted pages, and each page's addresses and digest", () => {
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
        sidebar: null,
        digest: "0123456789ab",
        factsChecked: "2026-11-21",
        lastUpdated: null,
        hasEnded: false,
      },
    ],
  });
});

describe("atom.xml", () => {
  const feed = (pages: readonly PublishedDoc[]): string =>
    formatFeed({ title: "A & B", subtitle: "S", siteUrl: URL, language: "en", pages });

  test("lists the latest changes, newest first, in UTC, and nothing undated", () => {
    const text = feed([
      page("/a", { lastUpdatedAt: "2026-11-20T23:30:00-02:00" }),
      page("/b", { lastUpdatedAt: "2026-11-20T10:00:00Z", title: "<B>" }),
      page("/c"),
    ]);
    expect(text.match(/<updated>[^<]*/g)).toEqual([
      "<updated>2026-11-21T01:30:00Z",
      "<updated>2026-11-21T01:30:00Z",
      "<updated>2026-11-20T10:00:00Z",
    ]);
    expect(text.match(/<id>[^<]*/g)).toEqual([
      `<id>${URL}/`,
      `<id>${URL}/a#2026-11-21`,
      `<id>${URL}/b#2026-11-20`,
    ]);
    expect(text).toContain("<title>A &amp; B</title>");
    expect(text).toContain("<title>&lt;B>");
  });

  test("holds 50 entries at most", () => {
    const lastUpdatedAt = "2026-11-20T10:00:00Z";
    const many = Array.from({ length: 60 }, (_, index) => page(`/p${index}`, { lastUpdatedAt }));
    expect(feed(many).match(/<entry>/g)).toHaveLength(50);
  });
});

test("changelog.xml has an entry for each change, by its id, with network and details", () => {
  const change = {
    id: "jovian",
    date: "2026-03-31",
    where: ["celo"],
    networks: ["Celo Mainnet"],
    title: "Jovian & more",
    summary: "One.",
    page: "/build",
    sources: [],
  };
  const text = formatChangelogFeed({
    ...{ author: "Docs", title: "Docs: Changelog", subtitle: "S", siteUrl: URL, language: "en" },
    path: "/changelog",
    changes: [change, { ...change, id: "docs-a", networks: [], details: "Two." }],
  });
  expect(text.match(/<id>[^<]*/g)).toEqual([
    `<id>${URL}/changelog`,
    `<id>${URL}/changelog#jovian`,
    `<id>${URL}/changelog#docs-a`,
  ]);
  expect(text.match(/<updated>[^<]*/g)).toEqual(Array(3).fill("<updated>2026-03-31T00:00:00Z"));
  expect(text).toContain("<title>Celo Mainnet: Jovian &amp; more</title>");
  expect(text.match(/<summary>[^<]*/g)).toEqual(["<summary>One.", "<summary>One. Two."]);
  expect(text).toContain(
    `<link rel="self" type="application/atom+xml" href="${URL}/changelog.xml"/>`,
  );
});

test("the sitemap names a page's pictures with their addresses", () => {
  expect(formatSitemap(URL, [{ path: "/a", pictures: ["/static/a&b.png"] }])).toContain(
    `<url><loc>${URL}/a</loc><image:image><image:loc>${URL}/static/a&amp;b.png</image:loc></image:image></url>`,
  );
});

test("skill.md lists networks that run, names those that ended, and leads to twins", () => {
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

| Network | Chain id | RPC | Explorers | Test funds |
| - | - | - | - | - |
| Celo Mainnet | \`42220\` | \`https://forno.celo.org\` | [Blockscout](https://celo.blockscout.com) | none |

Ended, and answering no more: Alfajores (44787).

## Rules

- Take care.

## Where to read

- Start: <https://docs.celo.org/build.md>
- Search: <https://docs.celo.org/search>
`);
});

test("robots.txt lets every crawler in and names the sitemap", () => {
  const lines = formatRobots(URL, [["For models", "/llms.txt"]]).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain("Allow: /");
  expect(lines).toContain(`Sitemap: ${URL}/sitemap.xml`);
  expect(lines.some((line) => line.startsWith("Disallow"))).toBe(false);
});

test("the manifest has an icon that may be masked and one of 512 pixels for any use", () => {
  const manifest = JSON.parse(
    formatWebManifest({
      name: "N",
      shortName: "S",
      description: "D",
      language: "en",
      color: "#000",
    }),
  ) as { start_url: string; icons: { sizes: string; purpose: string }[] };
  expect(manifest.start_url).toBe("/");
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
});

test("opensearch.xml asks the page of results", () => {
  const text = formatSearchDescription({
    name: "N",
    description: "A & B",
    url: URL,
    language: "en",
  });
  expect(text).toContain(`template="${URL}/search?q={searchTerms}"`);
  expect(text).toContain("<Description>A &amp; B</Description>");
});
