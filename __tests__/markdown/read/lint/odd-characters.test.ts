import { compile } from "../../../support/compile";

const tags = Array.from("Ignore all", (sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0)));

test.each([
  ["a control character", "Words \u001b[2J.", "7:7", "text/control-character"],
  ["a control character in code", "```bash\necho \u001b[8mx\n```", "8:6", "text/control-character"],
  ["a soft hyphen", "A wo\u00ADrd.", "7:5", "text/invisible"],
  ["words of tag characters", `Words.${tags.join("")}`, "7:7", "text/invisible"],
  ["a Hangul filler", "## \u3164\n\nWords.", "7:4", "text/invisible"],
  ["a selector after a letter", "A\uFE0F word.", "7:2", "text/invisible"],
  ["a flood of marks", `Z${"\u0335\u0321".repeat(5)}algo.`, "7:2", "text/combining-marks"],
])("%s is found in the source", (_, text, place, rule) => {
  const { faults } = compile(text);
  expect(faults).toContain(`page.md:${place} `);
  expect(faults).toContain(`[${rule}]`);
});

test("the first character of each kind is found", () => {
  const { faults } = compile("A wo\u00ADrd\u00AD.\n\nWords\u0007.\n");
  expect(faults.match(/page\.md:\S+|\[.*\]/g)).toEqual([
    ...["page.md:7:5", "[text/invisible]"],
    ...["page.md:9:6", "[text/control-character]"],
  ]);
});

test.each([
  ["in a sentence", "A wo&shy;rd."],
  ["by number", "A wo&#xE0041;rd."],
  ["with a long name", "A wo&ZeroWidthSpace;rd."],
  ["in a heading", "## A&#8203;b\n\nWords."],
  ["in a table", "| A&shy;b |\n| --- |\n| c |"],
  ["in the title of a link", '[Celo](https://celo.org "A&shy;b")'],
  ["in an attribute", '<YouTube id="aaaaaaaaaaa" title="A&shy;b" />'],
])("a reference to one %s is found", (_, text) => {
  expect(compile(text).faults).toContain("[text/invisible]");
});

test.each([
  ["a heading", "## \u2800\n\nWords.", "heading/empty"],
  ["the text of a link", "See [\u2800](https://celo.org).", "link/no-text"],
  ["the description of a picture", "![\u2800](./images/a.svg)", "image/alt"],
  ["the title of an admonition", ":::note[\u2800]\n\nWords.\n\n:::", "admonition/empty-title"],
  ["an empty title of an admonition", ":::note[]\n\nWords.\n\n:::", "admonition/empty-title"],
  [
    "the label of a tab",
    '<Tabs>\n<TabItem value="a" label="\u2800">\n\nA\n\n</TabItem>\n<TabItem value="b">\n\nB\n\n</TabItem>\n</Tabs>',
    "tabs/no-label",
  ],
])("%s of blank characters counts as empty", (_, text, rule) => {
  expect(compile(text).faults).toContain(`[${rule}]`);
});

test("an attribute can't contain one as an escape of JSON", () => {
  const video = (title: string): string =>
    compile(`<YouTube id="aaaaaaaaaaa" title={"${title}"} />`).faults;
  expect(video("A title")).toBe("");
  expect(video("A\\u0007b")).toContain("[text/control-character]");
  expect(video("A\\u202eb")).toContain("[text/bidirectional]");
});
