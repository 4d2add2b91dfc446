import { compile, htmlOf } from "../../../support/compile";

const fact = (value: string): string =>
  `${value}\nabout: A fact\nkind: version\narea: Tests\nchecked: 2026-11-21\nsources: [https://celo.org]\n`;

const files = {
  "content/data/facts/floor.yaml": fact("value: 30 gwei"),
  "content/data/facts/image.yaml": fact("value: op-reth:v1\ncode: true"),
  "content/data/facts/viem.yaml": fact("package: viem"),
  "content/packages/package.json":
    '{\n  "dependencies": {\n    "viem": "2.57.1"\n  },\n  "overrides": {\n    "viem": "9.9.9"\n  }\n}\n',
  "content/fragments/gas.md": 'At least <Fact id="floor" />.',
};

test.each([
  { where: "a sentence", text: 'It is <Fact id="floor" /> today.', html: "It is 30 gwei today." },
  { where: "a line of its own", text: '<Fact id="floor" />', html: "<p>30 gwei</p>" },
  { where: "bold words", text: '**<Fact id="floor" />**', html: "<strong>30 gwei</strong>" },
  {
    where: "inline code",
    text: '`floor = <Fact id="floor" />`',
    html: "<code>floor = 30 gwei</code>",
  },
  { where: "a code block", text: '```text\nx <Fact id="floor" />\n```', html: "x 30 gwei\n" },
  { where: "a fragment", text: '<Include src="fragments/gas.md" />', html: "At least 30 gwei." },
  { where: "a fact that is code", text: '<Fact id="image" />', html: "<code>op-reth:v1</code>" },
  { where: "a package", text: 'viem <Fact id="viem" />', html: "viem 2.57.1" },
])("a value is in $where", ({ text, html }) => {
  expect(htmlOf(text, { files })).toContain(html);
});

test("headings, tables, search and the Markdown copy have the value", () => {
  const text = '## From <Fact id="floor" />\n\n| Fee |\n| --- |\n| <Fact id="floor" /> |\n';
  const { doc, body } = compile(text, { files });
  expect(doc.toc).toEqual([{ depth: 2, id: "from-30-gwei", title: "From 30 gwei" }]);
  expect(body.sections[1]).toEqual({
    id: "from-30-gwei",
    depth: 2,
    title: "From 30 gwei",
    text: "Fee 30 gwei",
  });
  expect(body.twin).toBe("## From 30 gwei\n\n| Fee |\n| - |\n| 30 gwei |\n");
});

test("samples are checked with the value", () => {
  const { doc } = compile('```bash\nnpm install viem@<Fact id="viem" />\n```', { files });
  expect(doc.samples.map(({ code }) => code)).toEqual(["npm install viem@2.57.1"]);
});

test("in code of component languages the text stays as it is", () => {
  expect(htmlOf('```tsx\n<Fact id="floor" />\n```', { files })).toContain('&lt;Fact id="floor" />');
});

test("a page is compiled again when its fact or the packages change", () => {
  const { doc } = compile('<Fact id="viem" /> and `<Fact id="floor" />`', { files });
  expect(doc.dependencies).toEqual([
    "content/data/facts/viem.yaml",
    "content/packages/package.json",
    "content/data/facts/floor.yaml",
  ]);
});

test("a table of parameters shows a fact", () => {
  const table = `title: Gas\nas_of: 2026-11-21\nsources:\n  - title: S\n    url: https://celo.org\nparameters:\n  - name: Floor\n    fact: floor\n    note: On Ethereum\n    proposal: CGP-233\n`;
  const { html, body, doc } = compile('<ParameterTable group="gas" />', {
    files: { ...files, "content/data/parameters/gas.yaml": table },
  });
  expect(html).toContain("<td>30 gwei</td>");
  expect(body.twin).toContain("| Floor. On Ethereum. Set by CGP-233 | 30 gwei |");
  expect(doc.dependencies).toContain("content/data/facts/floor.yaml");
});
