import { readProse } from "../../../../src/docs/prose/read-prose";
import { formatFaults } from "../../../../src/faults/format-faults";
import { type CompileOptions, compile } from "../../../support/compile";

const FILE = "content/docs/page.mdx";
const IMPORT = 'import { Fees } from "@site/src/components/Fees";\n\n';

const compileMdx = (text: string, options: CompileOptions = {}) => {
  const compiled = compile(text, { file: FILE, ...options });
  expect(compiled.faults).toBe("");
  return compiled;
};

describe("constants", () => {
  test.each([
    { code: "export const year = 2026;", text: "In {year}.", shown: "In 2026." },
    { code: "export const gas = 21_000;", text: "**{gas * 2 + 1}** units", shown: "42001 units" },
    {
      code: "export const net = { name: 'Celo', ids: [42220, 11142220] };",
      text: "{net.name} is {net.ids[0]}, of {net.ids.length}.",
      shown: "Celo is 42220, of 2.",
    },
    { code: "export const a = 1, b = `${a}-x`;", text: "{b} {'y' + a} {-a}", shown: "1-x y1 -1" },
  ])("$text is text on the page, in the search and in the copy", ({ code, text, shown }) => {
    const { html, body } = compileMdx(`${code}\n\n${text}`);
    expect(html.replace(/<[^>]*>/g, "")).toBe(shown);
    expect(body.sections[0]?.text).toBe(shown);
    expect(body.twin.replaceAll("*", "").trim()).toBe(shown);
  });

  test("work in headings, and in their ids and contents entries", () => {
    const { doc } = compileMdx("export const year = 2026;\n\n## Fees in {year}\n\nWords.");
    expect(doc.toc).toEqual([{ depth: 2, id: "fees-in-2026", title: "Fees in 2026" }]);
  });

  test("may be attributes of a component that every doc has", () => {
    const { html } = compileMdx(
      'export const os = "linux";\n\n<Tabs>\n<TabItem value={os} label={`On ${os}`}>\n\nWords.\n\n</TabItem>\n</Tabs>',
    );
    expect(html).toContain("On linux");
  });

  test.each(["constructor", "net.constructor", "net.__proto__.x", "[1].map", "Math.PI", "/x/"])(
    "%s isn't one: nothing is run, and only the doc's own constants are read",
    (expression) => {
      const { faults } = compile(`export const net = {};\n\nWords {${expression}}.`, {
        file: FILE,
      });
      expect(faults).toContain("[mdx/expression-in-sentence]");
    },
  );

  test.each([
    ["\\u202e", "text/bidirectional"],
    ["\\u0007", "text/control-character"],
    ["\\ud800", "text/control-character"],
    ["\\u200b", "text/invisible"],
  ])("can't contain %s, not even as an escape", (escape, rule) => {
    const { faults } = compile(`export const name = "a${escape}b";\n\nSave it as {name}.`, {
      file: FILE,
    });
    expect(faults).toContain("page.mdx:9:12 ");
    expect(faults).toContain(`[${rule}]`);
  });

  test.each([
    ["a bigint", "It is <Fact id={10n} />.", "component/wrong-attribute"],
    ["a list of bigints", "It is <Fact id={big} />.", "component/wrong-attribute"],
    ["deep parentheses", `It is {${"(".repeat(20_000)}1${")".repeat(20_000)}}.`, "mdx/script"],
    ["a long sum", `It is {1${"+1".repeat(30_000)}}.`, "mdx/"],
  ])("can't be %s, which is a fault on its line", (_, text, rule) => {
    const { faults } = compile(`export const big = [1n];\n\n${text}`, { file: FILE });
    expect(faults).toContain("page.mdx:9:");
    expect(faults).toContain(`[${rule}`);
  });
});

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

test("only React shows an expression inside a component like this", () => {
  const { body, html } = compileMdx(
    `${IMPORT}<Fees>\n\nWords.\n\n{[1, 2].map((n) => <b key={n}>{n}</b>)}\n\n</Fees>`,
  );
  expect(JSON.stringify(body.segments)).toContain('"part":1');
  expect(html).toBe("<p>Words.</p>");
  expect(body.twin.trim()).toBe("Words.");
});

test("a page of .md has no code, whatever it looks like", () => {
  const { doc } = compile(`${IMPORT}{1 + 1}`);
  expect(doc.faults.map(({ rule }) => rule)).toEqual([
    "markdown/module-syntax",
    "markdown/expression",
  ]);
  expect(doc.imports).toEqual([]);
});

test("mistakes keep their positions, counting the frontmatter", () => {
  const { doc } = compile(
    "Words.\n\nexport const a = {\n  b: 1,\n  c: <i style={{}} />,\n};\n\n{a.b}",
    {
      file: FILE,
    },
  );
  expect(formatFaults(doc.faults)).toContain(
    "content/docs/page.mdx:11:9 The site's security policy",
  );
});

test("prose checkers read the text and not the code", () => {
  const text = `---\ntitle: T\n---\n\n${IMPORT}<Fees label="A label">\n\nWords of {1 + 1} kinds.\n\n</Fees>\n`;
  expect(readProse(FILE, text).map((block) => block.text)).toEqual([
    "T",
    "A label",
    "Words of  kinds.",
  ]);
});
