import { compile } from "../../../support/compile";
import { doc } from "../../../support/doc";

const BASH = "```bash\ncelocli node:synced\n```";

/** Returns the page's blocks in short form: a pair as `[text | code | rest]`, and other blocks as they are. */
function outline(text: string, frontmatter: Record<string, unknown> = { layout: "reference" }) {
  const { html, faults } = compile(doc(frontmatter, text));
  expect(faults).toBe("");
  return html
    .replaceAll('<div class="pair flow">', "[")
    .replaceAll('</div><div class="flow">', "| ")
    .replaceAll('<div class="flow">', "")
    .replaceAll("</div></div>", "]")
    .replace(/<figure class="code-block".*?<\/figure>/gs, "code ")
    .replace(/<h(\d).*?<\/h\1>/gs, "h$1 ")
    .replace(/<p>(.*?)<\/p>/gs, "$1 ")
    .replaceAll(" ]", "]")
    .trim();
}

test("in a reference, the sentence before code is next to it, below the heading", () => {
  expect(outline(`## One\n\na\n\n${BASH}\n\n## Two\n\nb\n\n${BASH}`)).toBe(
    "h2 [a | code]h2 [b | code]",
  );
});

test("only the last of several paragraphs introduces the code, so only it is next to the code", () => {
  expect(outline(`## One\n\na\n\nb\n\n${BASH}`)).toBe("h2 a [b | code]");
});

test("text that follows fills the space below the sentence, except for the sentence before the next code", () => {
  const lines = "```bash\nnpm ci\nnpm test\n```";
  expect(outline(`## One\n\na\n\n${lines}\n\nb\n\nc\n\n${lines}\n\nd`)).toBe(
    "h2 [a | code | b][c | code | d]",
  );
});

test("text that is longer than the code takes the full width", () => {
  const long = "b ".repeat(300).trim();
  expect(outline(`## One\n\na\n\n${BASH}\n\n${long}`)).toBe(`h2 [a | code]${long}`);
});

test("code far longer than its sentence is below it, to avoid a gap after the sentence", () => {
  const long = `\`\`\`bash\n${"npm ci\n".repeat(12)}\`\`\``;
  expect(outline(`## One\n\na\n\n${long}`)).toBe("h2 a code");
});

test("a table after code takes the full width", () => {
  const { html } = compile(
    doc({ layout: "reference" }, `## One\n\na\n\n${BASH}\n\n| a | b |\n| - | - |\n| c | d |`),
  );
  expect(html).toMatch(/<\/div><\/div><div class="table-scroll/);
});

test("a section without code takes the full width, and a heading of any level starts a section", () => {
  expect(outline(`a\n\n## One\n\nb\n\n### Two\n\nc\n\n${BASH}`)).toBe("a h2 b h3 [c | code]");
});

test("code in tabs is paired like other code", () => {
  const tabs = '```bash tab="npm"\nnpm ci\n```\n\n```bash tab="yarn"\nyarn\n```';
  const { html } = compile(doc({ layout: "reference" }, `## One\n\na\n\n${tabs}`));
  expect(html).toMatch(/<\/p><\/div><div class="flow"><div class="tabs"/);
});

test("the first tab decides whether there is a gap, since it is open at first", () => {
  const code = (label: string, lines: number) =>
    `\`\`\`bash tab="${label}"\n${"npm ci\n".repeat(lines)}\`\`\`\n\n`;
  const words = "b ".repeat(150).trim();
  const isPair = (text: string): boolean =>
    compile(doc({ layout: "reference" }, text)).html.includes("pair flow");
  expect(isPair(`## One\n\n${words}\n\n${code("A", 2)}${code("B", 20)}`)).toBe(true);
  expect(isPair(`## One\n\n${words}\n\n${code("A", 20)}${code("B", 2)}`)).toBe(false);
});

test("live code in a pair stays interactive", () => {
  const { body, faults } = compile(
    doc({ layout: "reference" }, "## One\n\na\n\n```ts live\nconst a = 1;\n```"),
  );
  expect(faults).toBe("");
  expect(JSON.stringify(body.segments)).toContain('"name":"LiveCode"');
  expect(JSON.stringify(body.segments)).toContain('"class":"pair flow"');
});

test("in the usual layout nothing is paired", () => {
  expect(outline(`## One\n\na\n\n${BASH}`, {})).toBe("h2 a code");
});
