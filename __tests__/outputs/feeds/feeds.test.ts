import { formatChangelogFeed } from "../../../src/outputs/feeds/changelog-feed";
import { formatFeed } from "../../../src/outputs/feeds/feed";
import { formatRobots } from "../../../src/outputs/feeds/robots";
import { formatSearchDescription } from "../../../src/outputs/feeds/search-description";
import { formatSitemap } from "../../../src/outputs/feeds/sitemap";
import { formatWebManifest } from "../../../src/outputs/feeds/web-manifest";
import type { PublishedDoc } from "../../../src/outputs/machine-readable/published-doc";
import { URL, publishedDoc as page } from "../published-doc";

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

  test("has at most 50 entries", () => {
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
    kind: "upgrade" as const,
    action_for: [],
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

test("the sitemap lists a page's pictures with their URLs", () => {
  expect(formatSitemap(URL, [{ path: "/a", pictures: ["/static/a&b.png"] }])).toContain(
    `<url><loc>${URL}/a</loc><image:image><image:loc>${URL}/static/a&amp;b.png</image:loc></image:image></url>`,
  );
});

test("robots.txt allows every crawler, and names the sitemap", () => {
  const lines = formatRobots(URL, [["For models", "/llms.txt"]]).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain("Allow: /");
  expect(lines).toContain(`Sitemap: ${URL}/sitemap.xml`);
  expect(lines.some((line) => line.startsWith("Disallow"))).toBe(false);
});

test("the manifest has a maskable icon and one of 512 pixels for any purpose", () => {
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

test("opensearch.xml queries the search page", () => {
  const text = formatSearchDescription({
    name: "N",
    description: "A & B",
    url: URL,
    language: "en",
  });
  expect(text).toContain(`template="${URL}/search?q={searchTerms}"`);
  expect(text).toContain("<Description>A &amp; B</Description>");
});
