import { doc } from "../support/doc";
import { site } from "../support/site";

const TAGS = "wallets:\n  label: Wallets\n  description: Software that holds keys.\n";
const RECIPE = { kind: "recipe", tags: ["wallets"], tools: ["viem", "cast"] };
const repeat = (line: string, times: number): string => `${line}\n`.repeat(times);
const fence = (lines: number, hidden = 0): string =>
  `\`\`\`ts\n${repeat("let a;", hidden)}${hidden > 0 ? "// ---cut---\n" : ""}${repeat("let b;", lines)}\`\`\``;
const build = (frontmatter: Parameters<typeof doc>[0], text: string) =>
  site({ files: { "content/docs/a.md": doc(frontmatter, text), "content/tags.yaml": TAGS } });

test("a recipe has its kind and its tools; other docs have no tools", () => {
  const { docs, faultText } = build(RECIPE, fence(1));
  expect(faultText).toBe("");
  expect(docs.map(({ kind, tools }) => [kind, tools])).toEqual([["recipe", ["viem", "cast"]]]);
  expect(build({ kind: "guide" }, "Words.").docs.map(({ tools }) => tools)).toEqual([[]]);
});

test.each([
  { lines: 30, hidden: 0, isRefused: false },
  { lines: 30, hidden: 5, isRefused: false },
  { lines: 31, hidden: 0, isRefused: true },
])(
  "$lines lines of code plus $hidden hidden ones are refused: $isRefused",
  ({ lines, hidden, isRefused }) => {
    const { faultText } = build(RECIPE, fence(lines, hidden));
    expect(faultText.includes("recipe/long-code")).toBe(isRefused);
  },
);

test("only the first block is measured: a second one may be a longer variant", () => {
  expect(build(RECIPE, `${fence(2)}\n\nWords.\n\n${fence(40)}`).faultText).toBe("");
});
