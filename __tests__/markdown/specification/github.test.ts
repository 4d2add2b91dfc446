import { expectedHtml, runExample } from "./run-example";

/*
 * Tests GitHub's extensions to CommonMark: https://github.github.com/gfm/. The specification's own examples have a
 * different license, so these are ours: one for each sentence of the specification that a writer may rely on.
 */

const row = (cells: readonly string[], tag = "td"): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  `<table><thead>${row(head, "th")}</thead>${rows.length === 0 ? "" : `<tbody>${rows.map((cells) => row(cells)).join("")}</tbody>`}</table>`;

test.each([
  ["a table", "| a | b |\n| - | - |\n| 1 | 2 |", table(["a", "b"], ["1", "2"])],
  ["a table without outer pipes", "a | b\n--- | ---\n1 | 2", table(["a", "b"], ["1", "2"])],
  [
    "a pipe behind a backslash, also in code",
    "| a |\n| - |\n| `x \\| y` \\| z |",
    table(["a"], ["<code>x | y</code> | z"]),
  ],
  ["a short row", "| a | b |\n| - | - |\n| 1 |", table(["a", "b"], ["1", ""])],
  [
    "a table that ends at a quote",
    "| a |\n| - |\n| 1 |\n> b",
    `${table(["a"], ["1"])}<blockquote><p>b</p></blockquote>`,
  ],
  [
    "a table that ends at a blank line",
    "| a |\n| - |\n| 1 |\n\nb",
    `${table(["a"], ["1"])}<p>b</p>`,
  ],
  ["a table that includes the next line", "| a |\n| - |\n| 1 |\nb", table(["a"], ["1"], ["b"])],
  [
    "words in cells",
    "| *a* | **b** |\n| - | - |\n| [c](/d) | ~~e~~ |",
    table(["<em>a</em>", "<strong>b</strong>"], ['<a href="/d">c</a>', "<del>e</del>"]),
  ],
  [
    "columns with an alignment",
    "| a | b | c |\n| :- | :-: | -: |",
    '<table><thead><tr><th align="left">a</th><th align="center">b</th><th align="right">c</th></tr></thead></table>',
  ],
  [
    "deleted words",
    "~~Hi~~ Hello, ~~there~~ world!",
    "<p><del>Hi</del> Hello, <del>there</del> world!</p>",
  ],
  [
    "deleted words that a paragraph ends",
    "This ~~has a\n\nnew paragraph~~.",
    "<p>This ~~has a</p><p>new paragraph~~.</p>",
  ],
  [
    "three tildes in a sentence",
    "This will ~~~not~~~ strike.",
    "<p>This will ~~~not~~~ strike.</p>",
  ],
  [
    "a list of tasks",
    "- [ ] a\n- [x] b",
    '<ul><li><input disabled="" type="checkbox"> a</li><li><input checked="" disabled="" type="checkbox"> b</li></ul>',
  ],
  [
    "an address",
    "See https://celo.org/a_(b).",
    '<p>See <a href="https://celo.org/a_(b)">https://celo.org/a_(b)</a>.</p>',
  ],
  [
    "an address in brackets",
    "(https://celo.org/a)",
    '<p>(<a href="https://celo.org/a">https://celo.org/a</a>)</p>',
  ],
  [
    "an email address",
    "Ask a.b-c_d@celo.org.",
    '<p>Ask <a href="mailto:a.b-c_d@celo.org">a.b-c_d@celo.org</a>.</p>',
  ],
])("%s is read as on GitHub", (_, markdown, html) => {
  expect(runExample(markdown)).toEqual({ html: expectedHtml(html), rules: [] });
});

test.each([
  ["a table without a delimiter row", "| a | b |\n| 1 | 2 |", ["table/no-delimiter"]],
  ["a row with more cells than the header", "| a |\n| - |\n| 1 | 2 |", ["table/excess-cell"]],
  ["deleted words between single tildes", "~Hi~ world!", ["markdown/foreign-mark"]],
  ["an address without https", "See www.celo.org.", ["link/scheme"]],
  ["a tag that GitHub filters", "<script>\n\na\n\n</script>", ["html/tag"]],
])("%s is a fault", (_, markdown, rules) => {
  expect(runExample(markdown).rules).toEqual(rules);
});
