import { splitFrontmatter } from "../../src/base/split-frontmatter";

test("frontmatter is cut off, and the body keeps the file's line numbers", () => {
  expect(splitFrontmatter("---\ntitle: x\n---\nWords.\n")).toEqual({
    yaml: "title: x\n",
    yamlLine: 2,
    body: "\n\n\nWords.\n",
  });
});

test.each([
  { name: "no fence", text: "Words.\n" },
  { name: "a fence that is not on the first line", text: "\n---\ntitle: x\n---\n" },
  { name: "a fence that is never closed", text: "---\ntitle: x\n" },
  { name: "four dashes", text: "----\ntitle: x\n---\n" },
])("$name isn't frontmatter", ({ text }) => {
  expect(splitFrontmatter(text)).toEqual({ yamlLine: 1, body: text });
});

test("frontmatter may be empty", () => {
  expect(splitFrontmatter("---\n---\nWords.\n").yaml).toBe("");
});

test("a thematic break in the body doesn't end the frontmatter", () => {
  const { yaml, body } = splitFrontmatter("---\ntitle: x\n---\nA\n\n---\n\nB\n");
  expect([yaml, body.trim()]).toEqual(["title: x\n", "A\n\n---\n\nB"]);
});

test("dashes inside a value don't end it", () => {
  expect(splitFrontmatter("---\ntitle: a --- b\n---\n").yaml).toBe("title: a --- b\n");
});

test("a byte order mark and Windows line endings are removed", () => {
  expect(splitFrontmatter("\uFEFF---\r\ntitle: x\r\n---\r\nA\r\nB\r\n")).toEqual({
    yaml: "title: x\n",
    yamlLine: 2,
    body: "\n\n\nA\nB\n",
  });
});

test("a file that ends with its frontmatter has an empty body", () => {
  expect(splitFrontmatter("---\ntitle: x\n---").body.trim()).toBe("");
});
