import { checkMap } from "../../../src/docs/sidebars/check-map";
import { compile } from "../../support/compile";
import { doc } from "../../support/doc";

/** Compiles docs with this frontmatter, by id. */
const docsOf = (files: Readonly<Record<string, Parameters<typeof doc>[0]>>) =>
  Object.entries(files).map(
    ([id, matter]) =>
      compile(doc({ title: `Title of ${id}`, ...matter }), { file: `content/docs/${id}.md` }).doc,
  );

/** Lists the rules and lines of the faults in a sidebar with one page, which has this title and label. */
const faultsOfLabel = (title: string, label: string) =>
  checkMap(`docs:\n  - link: /first\n    label: First\n  - doc: page\n    label: ${label}\n`, [
    ...docsOf({ page: { title } }),
  ]).map(({ rule, line }) => [rule, line]);

test.each([
  { title: "Archive nodes and historical proofs", label: "Archive nodes and proofs" },
  { title: "Deterministic deployment, Safe and Multicall3", label: "Deterministic deployment" },
  { title: "celocli account", label: "Account" },
  { title: "viem", label: "viem" },
])('"$label" is a short form of "$title"', ({ title, label }) => {
  expect(faultsOfLabel(title, label)).toEqual([]);
});

test.each([
  { name: "other words", title: "Deploy with Hardhat", label: "Using Hardhat" },
  { name: "title case", title: "Archive nodes and proofs", label: "Archive Nodes" },
  { name: "another order", title: "Nodes and proofs", label: "Proofs and nodes" },
  { name: "a word twice", title: "Node by node", label: "Node node node" },
  { name: "Overview, below the first entry", title: "Build", label: "Overview" },
])("a label with $name is a fault", ({ title, label }) => {
  expect(faultsOfLabel(title, label)).toEqual([["sidebar/label", 5]]);
});

test("a label in the page's frontmatter is checked at the page's entry", () => {
  const docs = docsOf({ page: { title: "Deploy with Hardhat", sidebar_label: "Using Hardhat" } });
  expect(checkMap("docs:\n  - doc: page\n", docs).map(({ rule, line }) => [rule, line])).toEqual([
    ["sidebar/label", 2],
  ]);
});

test("two sidebars may have the same label, and case doesn't make labels differ", () => {
  const docs = docsOf({
    a: { title: "Go on Celo", sidebar_label: "Go" },
    b: { title: "GO in apps", sidebar_label: "GO" },
  });
  expect(checkMap("one:\n  - doc: a\ntwo:\n  - doc: b\n", docs)).toEqual([]);
  expect(checkMap("one:\n  - doc: a\n  - doc: b\n", docs).map(({ rule }) => rule)).toEqual([
    "sidebar/repeated-label",
  ]);
});

test("a sidebar may show 45 entries at once, on three levels", () => {
  const links = (count: number, indent: string) =>
    Array.from({ length: count }, (_, at) => {
      const label = `${indent.length} ${at}`;
      return `${indent}- { link: /x, label: "${label}" }\n`;
    }).join("");
  const sidebar = (count: number) =>
    `docs:\n${links(10, "  ")}  - category: A\n    items:\n${links(10, "      ")}      - category: B\n        items:\n${links(count, "          ")}`;
  expect(checkMap(sidebar(23), [])).toEqual([]);
  expect(checkMap(sidebar(24), []).map(({ rule }) => rule)).toEqual(["sidebar/too-long"]);
});

test("12 pages may be in no sidebar, each with its reason; drafts, unlisted pages and old versions don't count", () => {
  const reason = "Only an error message of the wallet links here.";
  const outside = (count: number) =>
    docsOf(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `page-${at}`,
          { sidebar: null, no_sidebar: reason },
        ]),
      ),
    );
  const others = [
    ...docsOf({ a: { sidebar: null, draft: true }, b: { sidebar: null, unlisted: true } }),
    compile(doc({ sidebar: null }), { file: "content/versions/1.0/docs/a.md" }).doc,
  ];
  expect(checkMap("", [...outside(12), ...others])).toEqual([]);
  expect(checkMap("", outside(13)).map(({ file, rule }) => [file, rule])).toEqual([
    ["content/docs/page-12.md", "sidebar/many-outside"],
  ]);
});

test("a file that can't be read is left to the checks of the whole site", () => {
  expect(checkMap("docs: [", [])).toEqual([]);
  expect(checkMap("docs: 1\nmore:\n  - build\n  - doc: 1\n", [])).toEqual([]);
});

test("titles are unique, except those of near-copies", () => {
  const docs = docsOf({
    a: { title: "Bridges" },
    b: { title: "bridges" },
    c: { title: "Bridges", canonical: "/a" },
  });
  const found = checkMap("docs:\n  - doc: a\n  - doc: b\n  - doc: c\n", docs);
  expect(found.flatMap(({ rule, file }) => (rule.startsWith("frontmatter") ? [file] : []))).toEqual(
    ["content/docs/b.md"],
  );
});
