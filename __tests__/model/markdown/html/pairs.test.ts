import { compile } from "../../../support/compile";
import { doc } from "../../../support/doc";

const BASH = "```bash\ncelocli node:synced\n```";

/** The page's blocks in short: `[words | code | rest]` for a pair, and single blocks as they are. */
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

test("in a reference, words are beside the code that follows them", () => {
  expect(outline(`## One\n\na\n\n${BASH}\n\n## Two\n\nb\n\n${BASH}`)).toBe(
    "[h2 a | code][h2 b | code]",
  );
});

test("words and code may alternate; words at the end are beside the last code, too", () => {
  expect(outline(`## One\n\na\n\n${BASH}\n\n${BASH}\n\nb\n\n${BASH}\n\nc\n\nd`)).toBe(
    "[h2 a | code code][b | code | c d]",
  );
});

test("a section without code takes the whole width, and a heading of any level begins one", () => {
  expect(outline(`a\n\n## One\n\nb\n\n### Two\n\nc\n\n${BASH}`)).toBe("a h2 b [h3 c | code]");
});

test("code in tabs is paired like other code", () => {
  const tabs = '```bash tab="npm"\nnpm ci\n```\n\n```bash tab="yarn"\nyarn\n```';
  const { html } = compile(doc({ layout: "reference" }, `## One\n\na\n\n${tabs}`));
  expect(html).toMatch(/<\/p><\/div><div class="flow"><div class="tabs"/);
});

test("live code in a pair stays alive", () => {
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
