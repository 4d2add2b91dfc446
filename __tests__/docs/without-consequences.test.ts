import { siteWith } from "../support/broken";

const PAGE = (text: string): string =>
  `---\ntitle: A page\ndescription: A small page that shows what follows from a mistake in another file.\nfacts_checked: 2026-11-21\nsidebar: null\n---\n\n${text}\n`;

const ADDRESS = "0x765DE816845861e75A25fCA122bb6898B8B1282a";
const ENTRY = (name: string, address: string): string =>
  `- name: ${name}\n  network: celo\n  address: "${address}"\n  source: https://celo.org\n`;

test("a missing digit in the list of addresses is one fault, and the other entries are kept", () => {
  const { faults, addresses } = siteWith({
    "content/data/addresses.yaml": ENTRY("USDm", ADDRESS.slice(0, -1)) + ENTRY("CELO", ADDRESS),
    "content/docs/page.md": PAGE('<Address contract="USDm" network="celo" /> has it.'),
  });
  expect(faults.map(({ rule, line }) => [rule, line])).toEqual([["addresses/wrong-value", 3]]);
  expect(addresses.map(({ name }) => name)).toEqual(["CELO"]);
});

test("a wrong indentation in sidebars.yaml is one fault", () => {
  const { faults } = siteWith({
    "content/sidebars.yaml": "docs:\n  - doc: index\n - doc: support\n",
    "content/docs/page.md": PAGE("Words."),
  });
  expect(faults.map(({ file }) => file)).toEqual(["content/sidebars.yaml"]);
});

test.each([
  ["content/data/contracts.yaml", "- name: [", '<ContractReference contract="Token" />'],
  ["content/data/parameters/epochs.yaml", "title: [", '<ParameterTable group="epochs" />'],
])("a slip in %s is the only fault, even on pages that show nothing else", (file, text, page) => {
  const { faults } = siteWith({ [file]: text, "content/docs/page.md": PAGE(page) });
  expect(faults.map((fault) => fault.file)).toEqual([file]);
});

test("links to tag pages aren't faults while the tags can't be read", () => {
  const { faults } = siteWith({
    "content/tags.yaml": "}{",
    "content/records/addresses.json": '{\n  "/tags/nodes": []\n}\n',
  });
  expect(faults.map(({ file }) => file)).toEqual(["content/tags.yaml"]);
});

test("an unknown contract stays a fault if the list can be read", () => {
  const page = PAGE('<Address contract="Nothing" network="celo" /> has it.');
  expect(siteWith({ "content/docs/page.md": page }).faultText).toContain(
    "address/unknown-contract",
  );
});

test("links to headings of an unparsable page aren't checked, and the rest of the page is kept", () => {
  const long = Array.from({ length: 400 }, (_, at) => `## Part ${at}\n\n${"Words. ".repeat(12)}`);
  const { faults, docs } = siteWith({
    "content/docs/page.md": PAGE(`Resolves test<->snapshot.\n\n${long.join("\n\n")}`),
    "content/docs/other.md": PAGE("See [a part](./page.md#part-3) and [none](./page.md#nothing)."),
  });
  expect(faults.map(({ rule }) => rule)).toEqual(["markdown/less-than"]);
  expect(docs.find(({ path }) => path === "/page")?.anchors).toContain("part-399");
});

test("in a page with many mistakes, code causes no additional faults", () => {
  const slips = Array.from({ length: 12 }, (_, at) => `a <- b ${at}`);
  const { faults } = siteWith({
    "content/docs/page.md": PAGE(`${slips.join("\n\n")}\n\n\`\`\`yml {1}\na: 1\n\`\`\``),
  });
  expect(new Set(faults.map(({ rule }) => rule))).toEqual(new Set(["markdown/less-than"]));
});

test("a long page with many mistakes keeps its headings", () => {
  const slips = Array.from(
    { length: 12 },
    (_, at) => `## Part ${at}\n\na <- b\n\n${"Words. ".repeat(500)}`,
  );
  const { docs, faults } = siteWith({ "content/docs/page.md": PAGE(slips.join("\n\n")) });
  expect(faults.length).toBeGreaterThan(3);
  expect(docs.find(({ path }) => path === "/page")?.anchors).toContain("part-11");
});

test("names that a broken data file doesn't contain are still faults", () => {
  const page = (frontmatter: string) => PAGE("Words.").replace("sidebar: null", frontmatter);
  const { faults } = siteWith({
    "content/sidebars.yaml": "docs:\n  - doc: nothing\nhalf:\n  - dco: index\n",
    "content/tags.yaml": "nodes: { label: Nodes }\n",
    "content/navbar.yaml":
      "- { type: link, position: left, label: Docs, href: /, sidebar: nope }\n" +
      "- { type: dropdown, position: left, label: More }\n",
    "content/docs/page.md": page("sidebar: none\ntags: [nodes, nodse]"),
    "content/docs/other.md": page("sidebar: half\ntags: [nodes]").replace("A page", "Another page"),
  });
  const named = faults.map(({ file, rule, missing }) => [file, rule, missing]);
  expect(named).toEqual(
    expect.arrayContaining([
      ["content/navbar.yaml", "navbar/missing-key", undefined],
      ["content/navbar.yaml", "navbar/sidebar-without-target", "nope"],
      ["content/docs/page.md", "sidebar/unknown", "none"],
      ["content/docs/page.md", "tags/unknown", "nodse"],
    ]),
  );
  expect(named.filter(([file]) => file === "content/docs/other.md")).toEqual([]);
});
