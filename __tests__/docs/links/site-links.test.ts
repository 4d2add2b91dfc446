import { findSiteLinks } from "../../../src/docs/links/site-links";

test("links in typed data are found with their positions", () => {
  const source =
    'export const navbar = [\n  { label: "Build", href: "/build" },\n  { to: "/a#b", href:\n      "https://celo.org" },\n];\n';
  expect(findSiteLinks("src/site/announcement.ts", source)).toEqual([
    { file: "src/site/announcement.ts", line: 2, column: 28, target: "/build" },
    { file: "src/site/announcement.ts", line: 3, column: 10, target: "/a#b" },
    { file: "src/site/announcement.ts", line: 4, column: 8, target: "https://celo.org" },
  ]);
});

test("other text isn't a link", () => {
  expect(findSiteLinks("a.ts", 'goto: "x", hrefs: "y", title: "/z", href: `/t`')).toEqual([]);
});
