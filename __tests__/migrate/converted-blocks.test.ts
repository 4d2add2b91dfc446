import { type MigratedPage, migratePage } from "../../src/migrate/migrate-page";

const FRONTMATTER =
  "---\ntitle: T\ndescription: All that this page needs to say about itself, in a line.\n---\n\n";

const migrate = (text: string, file = "page.md"): MigratedPage =>
  migratePage(file, FRONTMATTER + text);
const bodyOf = ({ text }: MigratedPage): string => text.replace(/^---[\s\S]*?---\n\n/, "").trim();
const problemsOf = ({ decisions }: MigratedPage): string[] =>
  decisions.map(({ kind, problem }) => `${kind}: ${problem}`);

describe("a block of another tool", () => {
  test("of GitBook keeps its end when it contains code", () => {
    const page = migrate(
      '{% updates %}\n{% update date="2024-05-01" %}\n## New editor\n\nUse `run`.\n{% endupdate %}\n{% endupdates %}\n',
    );
    expect(bodyOf(page)).toBe("## 2024-05-01\n\n### New editor\n\nUse `run`.");
  });

  test("with tabs takes their labels from the list next to it", () => {
    const page = migrate(
      "<Tabs items={['Flag', 'Env file']}>\n  <Tabs.Tab>`--a`</Tabs.Tab>\n  <Tabs.Tab>`A=1`</Tabs.Tab>\n</Tabs>\n",
    );
    expect(bodyOf(page)).toContain('<TabItem value="flag" label="Flag">');
    expect(bodyOf(page)).toContain('<TabItem value="env-file" label="Env file">');
  });

  test("with fields of an API becomes a table", () => {
    const page = migrate(
      '<ParamField path="id" type="string" required>\n  The user.\n</ParamField>\n',
    );
    expect(bodyOf(page).split("\n").at(-1)).toBe("| `id` | `string` | yes | The user. |");
  });

  const CARDS = `<table data-view="cards"><thead><tr><th></th><th>Kind<select multiple><option value="a" label="Small" color="blue"></option><option value="b" label="Large" color="blue"></option><option value="c" label="Huge" color="blue"></option></select></th><th data-hidden data-card-target data-type="content-ref"></th></tr></thead><tbody>
<tr><td><strong>Wind</strong></td><td><span data-option="a">Small, </span><span data-option="b">Large</span></td><td><a href="guide/wind.md">wind.md</a></td></tr>
<tr><td><strong>Rain</strong></td><td>Words.</td><td><a href="https://example.com/rain">See our prices</a></td></tr>
<tr><td><strong>Snow</strong></td><td>Words.</td><td><a href="broken-reference">Broken link</a></td></tr>
</tbody></table>
`;

  test("of GitBook with cards keeps the text of each card", () => {
    expect(bodyOf(migrate(CARDS))).toBe(`<CardGrid>

<Card title="Wind" href="./guide/wind.md">Small, Large</Card>
<Card title="Rain" href="https://example.com/rain">Words.</Card>
<Card title="Snow" href="#">Words.</Card>

</CardGrid>`);
  });

  test("of GitBook with cards lists what our cards can't show", () => {
    expect(problemsOf(migrate(CARDS)).slice(1)).toEqual([
      'left-out: Left out: the option "Huge" of a column.',
      'left-out: Left out: the name "Kind" of a column of cards.',
      'left-out: Left out: the words "See our prices" of a card\'s link.',
      "decide: This link was already broken.",
    ]);
  });

  test.each([
    ["the file's name", "guide/wind.md", "wind.md"],
    ["the folder's name", "guide/status-lists/", "status-lists"],
    ["the address", "https://example.com/a", "https://example.com/a"],
    ["the title", "guide/wind.md", "Wind"],
  ])("of GitBook with a card whose link text is %s loses no words", (_, href, label) => {
    const page = migrate(CARDS.replace('guide/wind.md">wind.md', `${href}">${label}`));
    expect(problemsOf(page).filter((problem) => problem.includes("the words"))).toHaveLength(1);
  });

  test("of GitBook with options in a table loses their list, and lists those that aren't chosen", () => {
    const page = migrate(
      '<table><thead><tr><th>Status<select><option value="s" label="Done" color="blue"></option><option value="t" label="Planned" color="blue"></option><option value="u" label="Late" color="blue"></option></select></th></tr></thead><tbody><tr><td><span data-option="s">Done</span></td></tr></tbody></table>\n',
    );
    expect(bodyOf(page)).toBe("| Status |\n| --- |\n| Done |");
    expect(problemsOf(page)).toContain(
      'left-out: Left out: the options "Planned", "Late" of a column.',
    );
  });

  test("with a picture for each mode becomes a figure with both", () => {
    const page = migrate(
      '<Frame>\n<img className="dark:hidden" src="/a.png" alt="App" />\n<img className="hidden dark:block" src="/b.png" alt="App" />\n</Frame>\n',
    );
    expect(bodyOf(page)).toBe('<Figure src="./images/a.png" dark="./images/b.png" alt="App" />');
  });

  test("with an explanation keeps it after the word", () => {
    const page = migrate('The <Tooltip tip="A virtual machine.">EVM</Tooltip> runs it.');
    expect(bodyOf(page)).toBe("The EVM (A virtual machine) runs it.");
    expect(problemsOf(page)).toEqual([]);
  });

  test("that is a card keeps its description, and lists its picture and its link text", () => {
    const page = migrate(
      '<Card title="Start" href="https://example.org" img="/a.png" cta="Go" description="Short.">More.</Card>\n',
    );
    expect(bodyOf(page)).toContain("Short.\n\nMore.");
    expect(problemsOf(page)).toEqual([
      `left-out: Left out: the words "Go" of a card's link.`,
      "left-out: Left out: the picture /a.png of a card.",
    ]);
  });

  test("that is a cell keeps its paragraphs separate", () => {
    const page = migrate(
      "<table><tr><th>Node</th></tr><tr><td><p>a.example.org</p><p>10.0.0.1</p></td></tr></table>\n",
    );
    expect(bodyOf(page).split("\n").at(-1)).toBe("| a.example.org<br />10.0.0.1 |");
  });
});

test("the braces of a formula are kept on a GitBook page", () => {
  const page = migrate('{% hint style="info" %}\nA.\n{% endhint %}\n\nSo $$e^{2x}$$ is.\n');
  expect(bodyOf(page)).toContain("So $$e^{2x}$$ is.");
});

test.each([
  ["json Local file", 'json title="Local file"'],
  ["mdx Disable tab sync example", 'mdx title="Disable tab sync example"'],
  ["ts copy", "ts"],
])("the fence %s becomes %s", (before, after) => {
  expect(bodyOf(migrate(`\`\`\`${before}\na\n\`\`\`\n`)).split("\n")[0]).toBe(`\`\`\`${after}`);
});

test("an underlined heading with two lines keeps both", () => {
  expect(bodyOf(migrate("Words.\n\nOne\ntwo\n---\n\nMore.\n"))).toContain("## One two\n");
});

test("an empty heading is removed", () => {
  expect(bodyOf(migrate("##\n\nWords.\n"))).toBe("Words.");
});

test.each(["\u00AD", "\u200B", "\u2060", "\u2061", "\uFEFF"])(
  "the invisible character %j is removed",
  (sign) => {
    expect(bodyOf(migrate(`Wo${sign}rds.\n`))).toBe("Words.");
  },
);

describe("a diagram", () => {
  test("gets the name of its section, and loses its styles", () => {
    const page = migrate(
      "## The flow\n\n```mermaid\nflowchart TD\n  A[One]:::red --> B;\n  style A fill:#f00\n```\n",
    );
    expect(bodyOf(page)).toContain("flowchart TD\n  accTitle: The flow\n  A[One] --> B\n```");
    expect(problemsOf(page)).toEqual([
      "left-out: Left out: lines of a diagram: style A fill:#f00; :::red.",
      "made: The diagram's name is the heading above it: The flow.",
    ]);
  });

  test("has participants without spaces, each with its old name", () => {
    const page = migrate(
      "## Login\n\n```mermaid\nsequenceDiagram\n  participant My app\n  rect rgb(0, 0, 0)\n  My app->>Home server: Hello\n  end\n```\n",
    );
    expect(bodyOf(page)).toContain(
      "  participant MyApp as My app\n    participant HomeServer as Home server\n  MyApp->>HomeServer: Hello\n```",
    );
  });
});

describe("a page without a description", () => {
  const describedAs = (text: string): string | undefined =>
    /^description: (.*)$/m.exec(
      migratePage("page.md", `---\ntitle: Nodes\n---\n\n${text}\n`).text,
    )?.[1];

  test("gets its first sentence that is long enough, which is noted", () => {
    const text = "Nodes keep the state of the chain and answer every wallet. More.";
    expect(describedAs(text)).toBe("Nodes keep the state of the chain and answer every wallet.");
    expect(problemsOf(migratePage("page.md", `---\ntitle: Nodes\n---\n\n${text}\n`))).toEqual([
      "made: The description was taken from the start of the page.",
    ]);
  });

  test("also gets its title if the first sentence is short", () => {
    expect(describedAs("All messages of a network and their descriptions")).toBe(
      "Nodes. All messages of a network and their descriptions",
    );
  });

  test("has none if no sentence fits", () => {
    expect(describedAs("- one\n- two")).toBeUndefined();
  });
});
