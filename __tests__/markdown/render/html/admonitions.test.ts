import { readFileSync } from "node:fs";
import { ADMONITION_TITLES } from "../../../../src/markdown/render/html/admonitions";
import { compile, htmlOf } from "../../../support/compile";
import { readColors, styleRules } from "../../../support/style-rules";

const MANUAL = readFileSync("content/CONTRIBUTING.md", "utf8");

test("an admonition is an aside with its own title", () => {
  expect(htmlOf(":::note[Read *this*]\n\nWords.\n\n:::")).toMatchInlineSnapshot(
    `"<aside class="admonition admonition-note" aria-label="Read this"><p class="admonition-title">Read <em>this</em></p><p>Words.</p></aside>"`,
  );
});

test.each(Object.entries(ADMONITION_TITLES))(
  "%s has a default title, a color, a rule, an example and a mention in the manual",
  (kind, title) => {
    expect(styleRules.some(({ selector }) => selector.includes(`.admonition-${kind}`))).toBe(
      kind !== "note", // A note has the default look of admonitions.
    );
    for (const mode of ["light", "dark"] as const)
      expect(readColors(mode).has(`--tone-${kind}`)).toBe(true);
    expect(readFileSync("content/style-guide/04-admonitions.md", "utf8")).toContain(`:::${kind}`);
    expect(MANUAL).toMatch(new RegExp(`^\\| Admonition .*\\b${kind}\\b`, "m"));
    expect(htmlOf(`:::${kind}\n\nWords.\n\n:::`)).toContain(
      `<p class="admonition-title">${title}</p>`,
    );
  },
);

test("the title may follow a space, with Windows line endings too", () => {
  expect(htmlOf(":::tip Good to know\r\n\r\nWords.\r\n\r\n:::\r\n")).toContain(
    'aria-label="Good to know"',
  );
});

test("lists, code and further admonitions may be inside", () => {
  const html = htmlOf("::::note\n\n- One\n\n:::tip\n\n```bash\nls\n```\n\n:::\n\n::::");
  expect(html).toMatch(
    /<aside class="admonition admonition-note".*<li>One<\/li>.*admonition-tip.*code-block.*<\/aside><\/aside>$/s,
  );
});

test("one inside a list or a quote is closed by its own colons", () => {
  expect(htmlOf("1. Step\n\n   :::note\n\n   Words.\n\n   :::\n\n2. Step")).toContain(
    "admonition-note",
  );
  expect(htmlOf("> :::note\n>\n> Words.\n>\n> :::")).toContain("<blockquote><aside");
});

test("its title is indexed for search, a default title isn't", () => {
  const { body } = compile(":::note[Before you start]\n\nWords.\n\n:::\n\n:::tip\n\nMore.\n\n:::");
  expect(body.sections[0]?.text).toBe("Before you start Words. More.");
});

test("colons in a sentence are text", () => {
  expect(htmlOf("At 10:30, lockedcelo:withdraw and ::x are words.")).toBe(
    "<p>At 10:30, lockedcelo:withdraw and ::x are words.</p>",
  );
});
