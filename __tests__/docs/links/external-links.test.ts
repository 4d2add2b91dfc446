import {
  classifyAnswer,
  formatExternalLinks,
  isExternal,
  listYamlAddresses,
} from "../../../src/docs/links/external-links";

test.each([
  ["https://celo.org/x", true],
  ["https://docs.celo.org/build", false],
  ["/build", false],
  ["mailto:a@celo.org", false],
  ["http://localhost:8545", false],
  ["http://127.0.0.1", false],
  ["https://api.example.com/x", false],
  ["https://example.org", false],
  ["https://notexample.com", true],
])("%s is a URL of another site: %s", (target, expected) => {
  expect(isExternal(target, "https://docs.celo.org")).toBe(expected);
});

test("URLs in a data file and in frontmatter have their positions", () => {
  const yaml = "- rpc: [https://a.org]\n  name: x https://no.org\n  see: https://b.org/y # why\n";
  expect(listYamlAddresses("content/x.yaml", yaml)).toEqual([
    { file: "content/x.yaml", line: 1, column: 9, target: "https://a.org" },
    { file: "content/x.yaml", line: 3, column: 8, target: "https://b.org/y" },
  ]);
  const doc = "---\nsources:\n  - url: https://a.org\n---\n\nhttps://text.org\n";
  expect(listYamlAddresses("content/docs/x.md", doc)).toEqual([
    { file: "content/docs/x.md", line: 3, column: 10, target: "https://a.org" },
  ]);
});

test.each([
  [{ status: 200 }, "fine"],
  [{ status: 403 }, "fine"],
  [{ status: 405 }, "fine"],
  [{ status: 404 }, "gone"],
  [{ status: 410 }, "gone"],
  [{ status: 404, movedTo: "https://a.org/404" }, "gone"],
  [{ status: 200, movedTo: "https://a.org/new" }, "moved"],
  [{ status: 429 }, "unsure"],
  [{ status: 503 }, "unsure"],
  [{ error: "no such host" }, "unsure"],
  [{}, "unsure"],
] as const)("the answer %j is judged as %s", (answer, expected) => {
  expect(classifyAnswer(answer)).toBe(expected);
});

test("the report lists each URL once, with all of its positions", () => {
  const at = (file: string, target: string) => ({ file, line: 3, column: 1, target });
  const links = [
    at("a.md", "https://a.org/x#one"),
    at("b.md", "https://a.org/x"),
    at("b.md", "https://b.org"),
    at("c.md", "https://c.org/old"),
  ];
  const answers = new Map([
    ["https://a.org/x", { status: 404 }],
    ["https://b.org", { status: 200 }],
    ["https://c.org/old", { status: 200, movedTo: "https://c.org/new" }],
  ]);
  expect(formatExternalLinks(links, answers)).toBe(`Gone: these pages no longer exist.
  https://a.org/x (404)
    a.md:3
    b.md:3

Moved: these URLs redirect permanently. Write the new URL.
  https://c.org/old (https://c.org/new)
    c.md:3

3 URLs on other sites, 1 of them without problems.`);
});
