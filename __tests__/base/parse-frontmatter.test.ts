import { type ParsedFrontmatter, parseFrontmatter } from "../../src/base/parse-frontmatter";
import { splitFrontmatter } from "../../src/base/split-frontmatter";
import { doc } from "../support/doc";

const parse = (text: string): ParsedFrontmatter =>
  parseFrontmatter(splitFrontmatter(text), "content/docs/a.md");
const rulesOf = (frontmatter: Record<string, unknown>): string[] =>
  parse(doc(frontmatter)).faults.map(({ rule }) => rule);

test("title, description and facts_checked are enough; the rest has defaults", () => {
  const { frontmatter, faults } = parse(doc());
  expect(faults).toEqual([]);
  expect(frontmatter).toEqual({
    title: "A page",
    description: "One sentence that says what a reader finds on this page.",
    facts_checked: "2026-11-21",
    sources: [],
    bidirectional_text: false,
    hide_table_of_contents: false,
    toc_min_heading_level: 2,
    toc_max_heading_level: 3,
    tags: [],
    draft: false,
    unlisted: false,
    keywords: [],
    tools: [],
    questions: [],
  });
});

test.each([
  { slug: "/elsewhere" },
  { slug: "beside" },
  { sidebar: "docs" },
  { sidebar: null },
  { sidebar_label: "Short" },
  { pagination_prev: null, pagination_next: "/build" },
  { hide_table_of_contents: true },
  { toc_min_heading_level: 3, toc_max_heading_level: 4 },
  { tags: ["defi"], keywords: ["swap"] },
  { draft: true },
  { unlisted: true },
  { image: "./card.png" },
  { sources: [{ title: "Specification", url: "https://specs.celo.org" }] },
  { replaced_by: "/build/quickstart" },
  { replaced_by: "https://celo.org" },
  { layout: "reference" },
])("%j is allowed", (frontmatter) => {
  expect(rulesOf(frontmatter)).toEqual([]);
});

test.each([
  { title: "" },
  { title: 7 },
  { description: "Too short." },
  { description: "x".repeat(161) },
  { facts_checked: "21.11.2026" },
  { facts_checked: "2026-02-30" },
  { facts_checked: "2026-11-21T10:00:00Z" },
  { slug: "" },
  { sidebar: 1 },
  { sidebar_label: "" },
  { hide_table_of_contents: "yes" },
  { layout: "wide" },
  { toc_min_heading_level: 1 },
  { toc_max_heading_level: 7 },
  { tags: "defi" },
  { tags: [1] },
  { draft: "true" },
  { sources: [{ title: "", url: "https://specs.celo.org" }] },
  { sources: [{ title: "Specification", url: "specs" }] },
  { replaced_by: "build" },
  { replaced_by: "//elsewhere" },
])("%j has a wrong value", (frontmatter) => {
  expect(rulesOf(frontmatter)).toEqual(["frontmatter/wrong-value"]);
});

test.each(["title", "description", "facts_checked"])("%s is required", (key) => {
  expect(rulesOf({ [key]: undefined })).toEqual(["frontmatter/missing-key"]);
});

test("50 and 160 characters are a description", () => {
  expect([
    ...rulesOf({ description: "x".repeat(50) }),
    ...rulesOf({ description: "x".repeat(160) }),
  ]).toEqual([]);
});

test("all faults in frontmatter are reported at once", () => {
  expect(rulesOf({ title: undefined, draft: "no", color: "red" }).sort()).toEqual([
    "frontmatter/missing-key",
    "frontmatter/unknown-key",
    "frontmatter/wrong-value",
  ]);
});

test("keys that refer to something keep their positions", () => {
  const { lines } = parse(doc({ slug: "/x", tags: ["a", "b"], sidebar: "docs" }));
  expect(lines).toMatchObject({
    slug: [5, 1],
    "tags.0": [7, 5],
    "tags.1": [8, 5],
    sidebar: [9, 1],
  });
});
