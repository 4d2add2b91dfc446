import { compile, htmlOf } from "../../../support/compile";

describe("lists", () => {
  test("a tight one has no paragraphs", () => {
    expect(htmlOf("- One\n- Two\n  - Three")).toBe(
      "<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul>",
    );
  });

  test("a loose one has them", () => {
    expect(htmlOf("- One\n\n- Two")).toBe("<ul><li><p>One</p></li><li><p>Two</p></li></ul>");
  });

  test("an ordered one starts at the writer's number", () => {
    expect(htmlOf("1. One")).toBe("<ol><li>One</li></ol>");
    expect(htmlOf("4. Four\n5. Five")).toBe('<ol start="4"><li>Four</li><li>Five</li></ol>');
    expect(htmlOf("0. Zero")).toBe('<ol start="0"><li>Zero</li></ol>');
  });

  test("a task shows whether it is done, also to screen readers", () => {
    expect(htmlOf("- [x] One\n- [ ] Two")).toMatchInlineSnapshot(
      `"<ul><li class="task-item"><input type="checkbox" disabled aria-label="Done" checked> One</li><li class="task-item"><input type="checkbox" disabled aria-label="Not done"> Two</li></ul>"`,
    );
  });

  test("a tight item may contain code", () => {
    expect(htmlOf("- One\n  ```\n  x\n  ```")).toMatch(/^<ul><li>One<figure/);
  });
});

describe("tables", () => {
  const html = htmlOf(
    "## Networks\n\n| Name | Id | Open |\n| :--- | ---: | :---: |\n| `celo` | 42220 | yes |",
  );

  test("cells are aligned by classes, and the table scrolls in its own box", () => {
    expect(html.slice(html.indexOf("<div"))).toMatchInlineSnapshot(
      `"<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Networks"><table><thead><tr><th scope="col">Name</th><th scope="col" class="align-right">Id</th><th scope="col" class="align-center">Open</th></tr></thead><tbody><tr><td><code>celo</code></td><td class="align-right">42220</td><td class="align-center">yes</td></tr></tbody></table></div>"`,
    );
  });

  test("the first column names the rows if its own head is empty", () => {
    expect(htmlOf("| | Celo | Ethereum |\n| - | - | - |\n| Block time | 1 s | 12 s |")).toContain(
      '<tbody><tr><th scope="row">Block time</th><td>1 s</td>',
    );
    expect(htmlOf("| Day | Open |\n| - | - |\n| Monday | 9 |")).not.toContain('scope="row"');
  });

  test.each([
    ["flags", "| Flag | Takes | Default |\n| - | - | - |\n| `-t` | a name | |"],
    ["mistakes", "| What you see | Cause | Fix |\n| - | - | - |\n| Nothing | None | |"],
    ["long names", "| Method | Asks for |\n| - | - |\n| `eth_maxPriorityFeePerGas` | tips |"],
    ["contracts", "| Contract | Chain | Purpose |\n| - | - | - |\n| Registry | Celo | |"],
    ["addresses", `| Network | Celo |\n| - | - |\n| Mainnet | 0x${"0".repeat(40)} |`],
  ])("in a reference table of %s each cell has its column's name, for phones", (_name, text) => {
    const reference = htmlOf(text);
    expect(reference).toContain('<div class="table-scroll table-rows" role="region"');
    expect(reference).toMatch(/<tbody><tr><th scope="row">[^/]+(?:<\/code>)?<\/th><td data-label=/);
    expect(reference.match(/ data-label="/g)).toHaveLength(/0x|eth_/.test(text) ? 1 : 2);
  });

  test.each([
    ["small", "| Flag | Effect |\n| - | - |\n| `-t` | names it |"],
    ["of another kind", "| Day | Open | From |\n| - | - | - |\n| Monday | yes | 9 |"],
    ["of numbers", "| Plan | Price | Limit |\n| - | - | - |\n| The smallest one | 1 | 10 |"],
  ])("a table that is %s stays a table", (_name, text) => {
    expect(htmlOf(text)).not.toMatch(/table-rows|data-label/);
  });

  test("with three columns of text each cell has its column's name, too", () => {
    const html = htmlOf(
      "| Who | Does | Why |\n| - | - | - |\n| Somebody there | something or other | for some reason |",
    );
    expect(html).toContain("table-rows");
    expect(html.match(/ data-label="/g)).toHaveLength(3);
  });

  test("a table wider than a small window scrolls in its box", () => {
    const table = (name: string) => `| A | B | C |\n| - | - | - |\n${`| \`${name}\` `.repeat(3)}|`;
    expect(htmlOf(table("x".repeat(30)))).toContain(" table-wide");
    expect(htmlOf(table("x".repeat(20)))).not.toContain("table-wide");
  });

  test("an empty corner isn't a header, and a row's header is its first cell", () => {
    expect(htmlOf("| | A |\n| - | - |\n| b | c |")).toContain("<thead><tr><td></td><th scope");
  });

  test("the box is named after its section", () => {
    expect(htmlOf("## A & B\n\n| a |\n| - |\n| b |")).toContain('aria-label="Table: A &amp; B"');
  });

  test("above the first heading it is named after the page", () => {
    expect(htmlOf("| a |\n| - |\n| b |")).toContain('aria-label="Table: A page"');
  });

  test("the second table in a section has a number, since screen readers list tables by name", () => {
    const table = "| a |\n| - |\n| b |\n";
    expect(htmlOf(`${table}\nand\n\n${table}`)).toContain('aria-label="Table: A page (2)"');
  });

  test("a table without rows has no body", () => {
    expect(htmlOf("| a |\n| - |")).not.toContain("<tbody>");
  });

  test("search finds its text", () => {
    expect(compile("| Name | Id |\n| - | - |\n| celo | 42220 |").body.sections[0]?.text).toBe(
      "Name Id celo 42220",
    );
  });
});

test.each([
  {
    name: "a quote",
    text: "> Words.",
    html: "<blockquote><p>Words.</p></blockquote>",
  },
  { name: "a rule", text: "a\n\n---\n\nb", html: "<p>a</p><hr><p>b</p>" },
  {
    name: "a comment",
    text: "a\n\n{/* not shown */}\n\nb {/* nor this */} c",
    html: "<p>a</p><p>b  c</p>",
  },
  { name: "a hard break", text: "a\\\nb", html: "<p>a<br>b</p>" },
  {
    name: "signs of html",
    text: "a \\< b & c > d \\{e\\}",
    html: "<p>a &lt; b &amp; c > d {e}</p>",
  },
])("$name", ({ text, html }) => {
  expect(htmlOf(text)).toBe(html);
});

describe("import and export", () => {
  test.each([
    'import Tabs from "@theme/Tabs";',
    "import { Tabs } from '@theme/Tabs'",
    'import * as all from "./all"',
    'import "./style.css";',
    "export const answer = 42;",
    "export default function Page() {}",
    "export const meta = { a: 1 }",
  ])('"%s" is one fault and no text', (line) => {
    const { faults, html } = compile(`${line}\n\nWords.`);
    expect(faults.match(/\[[a-z]+\/[a-z-]+\]/g)).toEqual(["[markdown/module-syntax]"]);
    expect(html).toBe("<p>Words.</p>");
  });

  test.each([
    "Import the key from your wallet.",
    "You can import a key, or export it.",
    "export the key",
    "import your key from the file",
  ])('"%s" is a sentence', (line) => {
    expect(compile(line).faults).toBe("");
  });
});
