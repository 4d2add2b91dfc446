import { compile } from "../support/compile";

test.each([
  { written: "markdown", language: "md" },
  { written: "yml", language: "yaml" },
  { written: "TXT", language: "text" },
  { written: "console", language: "console" },
  { written: "sql", language: "sql" },
  { written: "c++", language: "cpp" },
  { written: "Python3", language: "python" },
  { written: "typescriptreact", language: "tsx" },
  { written: "output", language: "text" },
  { written: "plain text", language: "text" },
  { written: "shell script", language: "shell" },
  { written: "bash-session", language: "console" },
  { written: "{.js}", language: "js" },
  { written: "rust,no_run", language: "rust" },
])("$written is another name of $language", ({ written, language }) => {
  const { doc, faults } = compile(`\`\`\`${written}\na\n\`\`\``);
  expect(faults).toBe("");
  expect(doc.samples.map((sample) => sample.language)).toEqual([language]);
});

test.each([
  { fence: "js{1}", html: "line-marked" },
  { fence: "ts:title=src/main.ts", html: '<span class="code-title">src/main.ts</span>' },
  { fence: "ts [src/main.ts]", html: '<span class="code-title">src/main.ts</span>' },
  { fence: "js filename=a.js", html: '<span class="code-title">a.js</span>' },
  { fence: "js:line-numbers {1}", html: "with-line-numbers" },
  { fence: "js linenos", html: "with-line-numbers" },
  { fence: "{.js .numberLines}", html: "with-line-numbers" },
  { fence: "js:src/App.js", html: '<span class="code-title">src/App.js</span>' },
  { fence: 'js title = "a.js"', html: '<span class="code-title">a.js</span>' },
  { fence: "js title=“a b.js”", html: '<span class="code-title">a b.js</span>' },
  { fence: 'title="a.js"', html: '<span class="code-title">a.js</span>' },
  { fence: "js highlight={1}", html: "line-marked" },
  { fence: 'js hl_lines="1 3"', html: "line-marked" },
  { fence: "js {L1-L3}", html: "line-marked" },
  { fence: "js {1..3}", html: "line-marked" },
])("the fence $fence from another tool means the same here", ({ fence, html }) => {
  const compiled = compile(`\`\`\`${fence}\na\n\`\`\``);
  expect(compiled.faults).toBe("");
  expect(compiled.html).toContain(html);
});

test.each([
  {
    text: "It costs $5 a month, and $10 for **two**.",
    html: "It costs $5 a month, and $10 for <strong>two</strong>.",
  },
  { text: "From $5-$10.", html: "From $5-$10." },
  { text: "$5 or $ 10.", html: "$5 or $ 10." },
  { text: "5$, 10$, or 20$.", html: "5$, 10$, or 20$." },
  { text: "$5 for my_file or $10.", html: "$5 for my_file or $10." },
  { text: "$5 for `a_b` or $10.", html: "$5 for <code>a_b</code> or $10." },
  { text: "$5_000–$10_000", html: "$5_000–$10_000" },
  { text: "Set $MY_HOME and $MY_PATH.", html: "Set $MY_HOME and $MY_PATH." },
  { text: "$ npm install and then $ npm test", html: "$ npm install and then $ npm test" },
])("$text has prices, not formulas", ({ text, html }) => {
  expect(compile(text)).toMatchObject({ faults: "", html: `<p>${html}</p>` });
});

test("formulas next to prices stay formulas", () => {
  expect(compile("For $5, $x^2$ and $ y $ are drawn.").html.match(/<math/g)).toHaveLength(2);
});

test.each(["```math\nx^2\n```", "$$\nx^2\n$$", "> $$\n> x^2\n> $$"])(
  "a formula in its own block may be written as on GitHub: %j",
  (text) => {
    expect(compile(text)).toMatchObject({
      faults: "",
      html: expect.stringContaining('display="block"') as string,
    });
  },
);

test("a formula may have backticks inside its dollar signs, as on GitHub", () => {
  expect(compile("It is $`x^2`$.").html).toBe(compile("It is $x^2$.").html);
});

test.each(["[a](/support )", "[a](<https://celo.org/a(b>)", "f\\](x)", "a [b] (c) d"])(
  "%s is read as written",
  (text) => {
    expect(compile(text).faults).toBe("");
  },
);

test.each([
  '// it’s “fine”\nconst a = "“b”";',
  "const a = `“b”`; /* ‘c’ */",
  "<p>“Words” of a page</p>;",
])("typographic quotes may be part of strings, comments and text: %s", (code) => {
  expect(compile(`\`\`\`jsx\n${code}\n\`\`\``).faults).toBe("");
});

test.each([
  ["yaml", "a: |\n  “words”\n  it’s\nb: 1"],
  ["python", "'''it’s “fine”\n'a' ”'''"],
  ["bash", "cat <<EOF\nIt’s “done”\nEOF"],
  ["console", "$ node a.js\nIt’s “done”"],
  ["ini", "; “a”\nb = c"],
  ["js", "const a = b.split(/[“”]/);"],
  ["jsx", "<p>\n  “a” {b} ‘c’\n</p>"],
  ["http", "POST /x\n\n“a”"],
])("typographic quotes in %s may be text: %j", (language, code) => {
  expect(compile(`\`\`\`${language}\n${code}\n\`\`\``).faults).toBe("");
});

test.each([
  ["bash", "cat a.txt\necho “b”"],
  ["console", "$ echo “a”\nb"],
  ["yaml", "a: |\n  b\n“c”: d"],
  ["js", "const a = b / c; const d = “e”;"],
])("typographic quotes in the code itself are found in %s: %j", (language, code) => {
  expect(compile(`\`\`\`${language}\n${code}\n\`\`\``).faults).toContain("[code/smart-quote]");
});

test("typographic quotes are fine in YAML scalars", () => {
  expect(compile("```yaml\na: The “best” one # it’s so\n```").faults).toBe("");
});

test("the lines of a tree may have no-break spaces, as the command prints them", () => {
  const tree = "src\n├── a\n│\u00A0\u00A0 └── b";
  expect(compile(`\`\`\`text\n${tree}\n\`\`\`\n\n\`\`\`bash\n${tree}\n\`\`\``).faults).toBe("");
});

test.each([
  "Mark anything uncertain with a TODO comment.",
  "TODO comments are found by the linter.",
  "Remove each TODO and FIXME before you commit.",
])("%s is only about the word", (text) => {
  expect(compile(text).faults).toBe("");
});

test.each([
  'Write "TODO" into the file.',
  "The to-do list (TODO) is long.",
  "See TODO.md and the contract TODO.sol.",
  "My first TODO smart contract.",
  "Lorem ipsum is a text of printers.",
])("%s is about a name", (text) => {
  expect(compile(text).faults).toBe("");
});

test.each(["[TODO]", "**TODO**: add it.", "| a |\n| - |\n| TODO |", "- [ ] TODO", "Status: TBD"])(
  "%j is a note, too",
  (text) => {
    expect(compile(text).faults).toContain("[doc/placeholder]");
  },
);

test.each([
  "|   `-- b",
  "┣━━ a\n┃\u00A0\u00A0 ┗━━ b",
  "└── a\n\u00A0\u00A0\u00A0 └── b\n\u00A0\u00A0 c",
])("a tree may be drawn with other characters: %j", (tree) => {
  expect(compile(`\`\`\`bash\n${tree}\n\`\`\``).faults).toBe("");
});

test.each(["TODO", "TODO: write this.", "TODO add the picture", "The limit is TBD."])(
  "%s is a note that something is missing",
  (text) => {
    expect(compile(text).faults).toContain("[doc/placeholder]");
  },
);

test("the first of two definitions counts", () => {
  const { html } = compile("[a][g]\n\n[g]: https://example.org/one\n[g]: https://example.org/two");
  expect(html).toContain("https://example.org/one");
});

test("a fence that is shorter than the block's is part of the code", () => {
  expect(compile("````md\n```ts\na\n```\n````\n\n~~~md\n```ts\na\n```\n~~~").faults).toBe("");
});

test("a short row is filled up with empty cells", () => {
  const { html } = compile("| a | b | c |\n| - | - | - |\n| x |");
  expect(html).toContain("<tr><td>x</td><td></td><td></td></tr>");
});

test("an escaped pipe in a formula of a table is a pipe, as in text and code", () => {
  const cell = compile("| a | b |\n| - | - |\n| $P(A\\|B)$ | x |");
  expect(cell.faults).toBe("");
  expect(cell.html).not.toContain("∥");
});

test("a heading without letters gets an id", () => {
  expect(compile("## ???\n\na\n\n## !!!\n\nb").html.match(/ id="[^"]*"/g)).toEqual([
    ' id="section"',
    ' id="section-1"',
  ]);
});

test("a picture's name may have spaces, written as %20", () => {
  const files = {
    "content/docs/images/a b.svg": '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  };
  for (const text of ["![A](./images/a%20b.svg)", '<Figure src="./images/a b.svg" alt="A" />']) {
    expect(compile(text, { file: "content/docs/page.md", files }).faults).toBe("");
  }
});

test("steps may begin at another number", () => {
  expect(compile("<Steps>\n\n3. a\n4. b\n\n</Steps>").html).toContain('<ol start="3">');
});

test.each([
  'Words:\n\n    { "a": 1 }',
  "a[^1]\n\n[^1]: Words\n\n        ls",
  '<Tabs>\n<TabItem value="a">\n\nRun:\n\n    ls\n\n</TabItem>\n</Tabs>',
])("code is recognised by its indentation only: %j", (text) => {
  expect(compile(text).doc.faults.map(({ rule }) => rule)).toEqual(["code/indented"]);
});

test.each(["-     ls", "1.      ls", "-\n      ls", "-\t\tls", "- a\n-     ls"])(
  "code at the start of an item is recognised: %j",
  (text) => {
    expect(compile(text).faults).toContain("[code/indented]");
  },
);

test.each([
  "- a\n\n    Further words of the item.\n\n    - b",
  "1. a\n\n    ```bash\n    ls\n    ```",
  "<Steps>\n\n1. a\n\n   b\n\n</Steps>",
  '<Tabs>\n  <TabItem value="a" label="A">\n    Words of a tab.\n  </TabItem>\n</Tabs>',
  "A paragraph\n    that goes on.",
  '<Tabs>\n    <TabItem value="a">\n\n        Words.\n\n        More.\n\n    </TabItem>\n</Tabs>',
  "a[^1]\n\n[^1]: Words\n\n    More words.",
  "- a\n\n    {/* a note */}",
  "-    four spaces behind the marker\n\n     and below",
  "1.\n   a\n\n   b",
  "- [ ] a task\n- [x] another one",
])("indented because of its position, not as code: %s", (text) => {
  expect(compile(text).faults).toBe("");
});

test.each([
  "1. a\n1. b\n1. c",
  "1. a\n2. b\n2. c\n3. d",
  "0. a\n1. b",
  "| a | b |\n| - | - |\n| 1 | 2 |\n\nWords | more words.",
  "A. Writer\nof words",
  "<details>\n{/* a note */}\n<summary>Q</summary>\n\nA\n\n</details>",
  "<details><summary>1. Q</summary>A</details>",
  "- a\n\n      ```bash\n  ls\n  ```\n\nWords.",
  "Words `a` and three backticks: ```\n\nWords.".replace("```", "\\`\\`\\`"),
])("nothing is wrong with %j", (text) => {
  expect(compile(text).faults).toBe("");
});

test("a tag without content is written as HTML does, also on its own line", () => {
  expect(compile("a<br />b\n\n<br />\n\n<wbr />").html).toBe("<p>a<br>b</p><br><wbr>");
});

test.each([
  "| <details><summary>Q</summary>A</details> |",
  "- <details><summary>Q</summary>A</details>",
])("details may be in a cell and in an item: %s", (text) => {
  const { html, faults } = compile(text.startsWith("|") ? `| a |\n| - |\n${text}` : text);
  expect(faults).toBe("");
  expect(html).toContain("<details><summary>Q</summary>A</details>");
});
