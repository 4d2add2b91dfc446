import { readProse } from "../../../../src/docs/prose/read-prose";
import { type CompileOptions, compile } from "../../../support/compile";

const FILE = "content/docs/page.mdx";
const IMPORT = 'import { Fees } from "@site/src/components/Fees";\n\n';

const compileMdx = (text: string, options: CompileOptions = {}) => {
  const compiled = compile(text, { file: FILE, ...options });
  expect(compiled.faults).toBe("");
  return compiled;
};

describe("a doc's own component", () => {
  test("is an interactive segment; its content is compiled like all text", () => {
    const { body, doc } = compileMdx(
      `${IMPORT}<Fees gas={[1, 2]}>\n\nSome [words](/build).\n\n## Deeper\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n</Fees>\n\nAfter.`,
    );
    expect(body.segments.map(({ kind }) => kind)).toEqual(["component", "html"]);
    expect(body.segments[0]).toMatchObject({
      name: "Mdx",
      props: { part: 0 },
      children: [{ kind: "html" }, { kind: "link" }, { kind: "html" }, { kind: "code" }],
    });
    expect(doc.links.map(({ target }) => target)).toEqual(["/build"]);
    expect(doc.toc.map(({ id }) => id)).toEqual(["deeper"]);
    expect(doc.anchors).toContain("deeper");
    expect(doc.samples.map(({ code }) => code)).toEqual(["const a = 1;"]);
    expect(body.sections.map(({ text }) => text)).toEqual(["Some words.", "After."]);
    expect(body.twin).toMatch(/^Some \[words\]\(/);
    expect(body.twin).not.toMatch(/import|Fees/);
    expect(doc.imports).toEqual([
      {
        file: FILE,
        line: 7,
        column: 1,
        target: "@site/src/components/Fees",
        names: ["Fees"],
      },
    ]);
  });

  test("may be in a list, a tab or an admonition, and contain another one", () => {
    const { body } = compileMdx(
      `${IMPORT}:::note\n\n<Fees>\n\n<Fees.Row>Words.</Fees.Row>\n\n</Fees>\n\n:::\n\n- one\n\n  <Fees>Two.</Fees>\n`,
    );
    expect(JSON.stringify(body.segments).match(/"part":\d/g)).toEqual([
      '"part":0',
      '"part":1',
      '"part":2',
    ]);
    expect(body.twin).toContain("Two.");
  });

  test("has its links checked", () => {
    const { doc } = compileMdx(`${IMPORT}<Fees href="/nowhere" to="./a.md">Words.</Fees>`);
    expect(doc.links.map(({ target }) => target)).toEqual(["/nowhere", "./a.md"]);
  });

  test("is unknown in a fragment, which can't have code either", () => {
    const files = { "content/docs/_part.mdx": "export const a = 1;\n\n<Fees>Words.</Fees>\n" };
    const { doc } = compile(`${IMPORT}<Fees>Words.</Fees>\n\n<Include src="./_part.mdx" />`, {
      file: FILE,
      files,
    });
    expect(doc.faults.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      "content/docs/_part.mdx markdown/module-syntax",
      "content/docs/_part.mdx component/unknown",
    ]);
  });
});

test("a page of .md has no code, whatever it looks like", () => {
  const { doc } = compile(`${IMPORT}{1 + 1}`);
  expect(doc.faults.map(({ rule }) => rule)).toEqual([
    "markdown/module-syntax",
    "markdown/expression",
  ]);
  expect(doc.imports).toEqual([]);
});

test.each([
  { text: "Words.\n\nexport const a = {\n  b: 1,\n};", at: "9:1", rule: "mdx/statement" },
  { text: `${IMPORT}export default () => <i />;\n\nWords.`, at: "9:1", rule: "mdx/statement" },
  {
    text: `${IMPORT}<Fees>Words of {1 + 1} kinds.</Fees>`,
    at: "9:16",
    rule: "markdown/expression",
  },
  {
    text: `${IMPORT}<Fees>\n\nWords.\n\n{[1]}\n\n</Fees>`,
    at: "13:1",
    rule: "markdown/expression",
  },
  {
    text: `${IMPORT}<Fees gas={fees.gas}>Words.</Fees>`,
    at: "9:1",
    rule: "component/wrong-attribute",
  },
  { text: `${IMPORT}<Fees {...{ gas: 1 }}>Words.</Fees>`, at: "9:1", rule: "component/spread" },
  {
    text: `${IMPORT}<Fees label={"a\\u202eb"}>Words.</Fees>`,
    at: "9:7",
    rule: "text/bidirectional",
  },
])("code is a fault at $at: $rule", ({ text, at, rule }) => {
  const { doc } = compile(text, { file: FILE });
  expect(doc.faults.map((fault) => `${fault.line}:${fault.column} ${fault.rule}`)).toEqual([
    `${at} ${rule}`,
  ]);
});

test("prose checkers read the text and not the code", () => {
  const text = `---\ntitle: T\n---\n\n${IMPORT}<Fees label="A label">\n\nWords of {1 + 1} kinds.\n\n</Fees>\n`;
  expect(readProse(FILE, text).map((block) => block.text)).toEqual([
    "T",
    "A label",
    "Words of  kinds.",
  ]);
});
