import type { Placeholder } from "../../../src/base/segments";
import { type TwinSite, finishTwin } from "../../../src/markdown/text/finish-twin";
import { addPlaceholder } from "../../../src/markdown/text/twin-placeholders";

const SITE: TwinSite = {
  url: "https://docs.celo.org",
  pathByFile: new Map([["content/docs/build/one click.md", "/build/one click"]]),
  pageByPath: new Map([
    ["/build", { title: "Build *well*", description: "How [to] build." }],
    ["/build/one click", { title: "One", description: "One click." }],
  ]),
  imageSrcOf: (asset) => (asset === "content/docs/a.png" ? "/static/a (1).png" : undefined),
  indexPath: "/llms.txt",
};

const DOC = {
  path: "/build/one click",
  versionPath: "/",
  title: "One",
  description: "One click.",
  questions: ["How do I click?"],
  factsChecked: "2026-11-21",
  sources: [{ title: "Celo", url: "https://celo.org/a_(b)" }],
  replacedBy: null,
  canonical: null,
} as const;

/** Returns the text that replaces a placeholder in a finished Markdown copy. */
function fill(placeholder: Placeholder): string {
  const twinPlaceholders: Placeholder[] = [];
  const body = addPlaceholder(placeholder, twinPlaceholders);
  return (
    finishTwin({ ...DOC, twinPlaceholders }, body, SITE)
      .split("\n\n")
      .at(-1) ?? ""
  );
}

const FILE = "content/docs/build/index.md";

test.each([
  { target: "/build#start", address: "https://docs.celo.org/build.md#start" },
  { target: "./one%20click.md#x", address: "https://docs.celo.org/build/one%20click.md#x" },
  { target: "#own", address: "https://docs.celo.org/build/one%20click.md#own" },
  { target: "/search?q=a%26b", address: "https://docs.celo.org/search?q=a%26b" },
  { target: "/showcase", address: "https://docs.celo.org/showcase" },
  { target: "/files/a(1).pdf", address: "https://docs.celo.org/files/a%281%29.pdf" },
  { target: "https://x.io/?a=1&b=2", address: "https://x.io/?a=1&b=2" },
])("a link to $target leads to $address", ({ target, address }) => {
  expect(fill({ kind: "link", file: FILE, target })).toBe(address);
});

test("titles and descriptions are plain text, whatever characters they contain", () => {
  expect(fill({ kind: "card", path: "/build#x", part: "title" })).toBe("Build \\*well\\*");
  expect(fill({ kind: "card", path: "/build", part: "description" })).toBe("How \\[to] build.");
});

test("a picture has its published URL", () => {
  expect(fill({ kind: "picture", asset: "content/docs/a.png", alt: "A" })).toBe(
    "https://docs.celo.org/static/a%20%281%29.png",
  );
});

test("the header has the page's title, its URL, and when and against what it was checked", () => {
  expect(finishTwin({ ...DOC, twinPlaceholders: [] }, "Words.\n", SITE)).toBe(`# One

> One click.

- Page: <https://docs.celo.org/build/one%20click>
- Facts checked: 2026-11-21
- Sources: [Celo](https://celo.org/a_%28b%29)
- Questions it answers: How do I click?
- All pages: <https://docs.celo.org/llms.txt>

Words.
`);
});

test("an ended page says so and names its replacement; a near-copy names the main page", () => {
  const ended = finishTwin({ ...DOC, replacedBy: "/build", twinPlaceholders: [] }, "", SITE);
  expect(ended).toContain(
    "- This has ended. Read instead: [Build \\*well\\*](https://docs.celo.org/build.md)",
  );
  const copy = finishTwin({ ...DOC, canonical: "/build", twinPlaceholders: [] }, "", SITE);
  expect(copy).toContain("- Page: <https://docs.celo.org/build>");
});
