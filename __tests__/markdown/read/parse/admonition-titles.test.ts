import { bracketAdmonitionTitles } from "../../../../src/markdown/read/parse/admonition-titles";

test.each([
  { from: ":::note Title", to: ":::note[Title]" },
  { from: ":::tip  Two words  ", to: ":::tip[Two words]" },
  { from: "  :::info Indented", to: "  :::info[Indented]" },
  { from: "> :::warning Quoted", to: "> :::warning[Quoted]" },
  { from: "::::danger Outer", to: "::::danger[Outer]" },
  {
    from: ":::note Title with `code` and [a link](/x)",
    to: ":::note[Title with `code` and [a link](/x)]",
  },
])('"$from" becomes "$to"', ({ from, to }) => {
  expect(bracketAdmonitionTitles(from)).toBe(to);
});

test.each([
  ":::note",
  ":::note[Title]",
  ":::note{.class}",
  ":::",
  "::: note",
  "::note Title",
  "note: Title",
  "10:::x y",
])('"%s" is left unchanged', (line) => {
  expect(bracketAdmonitionTitles(line)).toBe(line);
});

test("code keeps its colons, even if its fence is longer or made of tildes", () => {
  const text =
    "```md\n:::note Title\n```\n\n````\n```\n:::note Title\n```\n````\n\n~~~\n:::note Title\n~~~";
  expect(bracketAdmonitionTitles(text)).toBe(text);
});

test("an admonition after a code block has its title", () => {
  expect(bracketAdmonitionTitles("```\nx\n```\n:::note Title")).toBe("```\nx\n```\n:::note[Title]");
});

test("lines and columns don't change", () => {
  expect(bracketAdmonitionTitles("a\n\n:::note Title").split("\n")).toHaveLength(3);
  expect(bracketAdmonitionTitles(":::note Title").indexOf("Title")).toBe(
    ":::note Title".indexOf("Title"),
  );
});
