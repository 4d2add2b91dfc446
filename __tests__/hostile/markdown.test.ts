import { doc } from "../support/doc";
import { attackDoc, attackSite, expectHarmless } from "../support/hostile/attack";
import { HONEST_PAGE } from "../support/hostile/honest-page";
import { isNightly, isPicked } from "../support/nightly";

const r = (text: string, times: number): string => text.repeat(times);
const each = (times: number, write: (at: number) => string, between = "\n"): string =>
  Array.from({ length: times }, (_, at) => write(at)).join(between);

/**
 * Documents that once took seconds, too much memory or the whole stack, each with the rule that refuses it. A document
 * without a rule compiles. Documents that may still take long are in time-limit.test.ts.
 */
const COSTLY: readonly (readonly [name: string, text: string, rule?: string])[] = [
  [
    "comments in braces, with a mistake at the end",
    `{${r("/* a */ ", 4000)}x}`,
    "markdown/expression",
  ],
  ["comments in braces", `Words {${r("/**/", 9000)}}.`],
  ["an unfinished comment in braces", `{${r("/*", 9000)}}`, "markdown/expression"],
  ["a range of lines", "```ts {1-100000000}\na\n```", "7:1 code/marked-lines"],
  ["many ranges of lines", `\`\`\`ts {${r("1-9999,", 4000)}1}\na\n\`\`\``, "7:1 code/marked-lines"],
  ["a range to infinity", `\`\`\`ts {1-${r("9", 400)}}\na\n\`\`\``, "code/marked-lines"],
  ["a line beyond whole numbers", "```js {9007199254740992}\na\n```", "7:1 code/marked-lines"],
  ["a line at infinity", `\`\`\`js {${r("9", 400)}}\na\n\`\`\``, "7:1 code/marked-lines"],
  ["a range after a code tab", '```ts tab="a" {1-100000000}\na\n```', "code/marked-lines"],
  ["lists in lists, up to the size", each(180, (at) => `${r("  ", at)}- a`), "markdown/too-deep"],
  ["quotes continued by lazy lines", `${r("> ", 16)}a\n${r("a\n", 5000)}`],
  ["quotes around code", `${r("> ", 16)}\`\`\`\n${r(`${r("> ", 16)}a\n`, 500)}`],
  ["a list of lines of dashes", `${r("- ", 9000)}\nx`],
  ["runs of backticks", each(1500, (at) => r("`", at + 1), " "), "markdown/too-much"],
  [
    "runs of backticks, up to the size",
    each(24, (at) => r("`", at + 1), " ") + r(" ` a `` b", 3000),
  ],
  ["a long run of backticks", `a ${r("`", 9000)} b`, "markdown/stray-sign"],
  ["runs of dollars", each(250, (at) => r("$", at + 1), " ")],
  ["runs of tildes", r("~~a ", 9000)],
  ["emphasis that is never closed", r("*a ", 9000)],
  ["emphasis in each cell", `| a | b |\n| - | - |\n${r("| *a* | **b** |\n", 1500)}`],
  ["brackets in brackets", r("[", 9000) + r("]", 9000)],
  ["links that never end", r("[a](", 9000), "link/unread"],
  ["many uses of a long target", `[a]: /${r("x", 9000)}\n\n${r("[a] ", 2500)}`, "link/address"],
  ["definitions", each(2500, (at) => `[a${at}]: /x`)],
  [
    "elements in elements",
    `${r("<details>\n\n", 900)}a\n${r("\n</details>\n", 900)}`,
    "markdown/too-deep",
  ],
  ["unclosed tags", r("<details>\n\n", 3000), "markdown/unclosed-tag"],
  ["ends without a tag", r("</kbd>", 6000), "markdown/stray-closing-tag"],
  ["braces", r("{", 15_000), "markdown/open-brace"],
  ["a mistake near the end of a long page", `${r("a\n\n", 3000)}{`, "markdown/open-brace"],
  ["characters that look like tags", r("<1 ", 9000), "markdown/less-than"],
  ["dots after a character that looks like a tag", `a <1${r(".", 30_000)}`, "markdown/less-than"],
  ["an attribute for each letter", `<details ${r("a ", 9000)}>a</details>`, "html/attribute"],
  ["blank lines in an admonition", `:::note\n${r("\n", 3000)}a`, "7:1 admonition/unclosed"],
  ["a title of spaces and tabs", `:::note ${r(" \t", 15_000)}x`],
  [
    "footnotes that use footnotes",
    `a[^0]\n\n${each(450, (at) => `[^${at}]: x[^${at + 1}]`, "\n\n")}\n\n[^450]: x`,
  ],
  ["footnotes without text", each(1500, (at) => `a[^${at}]`, "\n\n"), "markdown/footnote"],
  ["a table of columns", `|${r("a|", 4000)}\n|${r("-|", 4000)}\n|${r("b|", 4000)}`],
  ["a table of rows", `|a|b|\n|-|-|\n${r("|c|d|\n", 4000)}`],
  ["the same heading", r("## a\n\n", 5000)],
  ["an overlong page", r("Words. ", 20_000), "markdown/too-much"],
  ["lines of import", `import {${r(" from ", 5000)}x`],
  [
    "blanks before and behind a code note",
    `\`\`\`ts\n${r(" ", 9000)}// (1) ${r(" ", 9000)}x\n\`\`\``,
  ],
  ["spaces after a line mark", `\`\`\`ts\n// highlight-start${r(" ", 30_000)}x\n\`\`\``],
  ["spaces in a list of errors", `\`\`\`ts\n// @errors: ${r(" ", 30_000)}x\n\`\`\``],
  ["quotes after a fence", `\`\`\`ts ${r('a="', 9000)}\na\n\`\`\``, "code/meta"],
  ["fences", r("```\n", 4000), "code/empty"],
  ["tabs of code", r('```ts tab="a"\na\n```\n\n', 1500), "code/tabs"],
  [
    "tabs",
    `<Tabs>\n${r('<TabItem value="a">\n\na\n\n</TabItem>\n', 900)}</Tabs>`,
    "component/tabs",
  ],
  ["a formula in a formula", `$${r("\\frac{1}{", 2000)}1${r("}", 2000)}$`],
  [
    "macros that double",
    `$\\def\\a{xx}${each(20, (at) => `\\def\\${String.fromCharCode(98 + at)}{\\${String.fromCharCode(97 + at)}\\${String.fromCharCode(97 + at)}}`, "")}\\u$`,
    "markdown/formula",
  ],
  ["zero bytes", r("\0", 30_000), "text/control-character"],
  [
    "marks that stand for links in the Markdown copy",
    r("\uE0000\uE001 ", 20_000),
    "text/control-character",
  ],
  // The largest number of such headings that one page may contain.
  ["underlined headings", r("a\n=\n", 495)],
  ["items", r("- a\n", 3400)],
  ["lines", r("a\n", 6900)],
  ["lazy lines of a list", `${r("- ", 16)}a\n${r("a\n", 400)}`],
  ["lazy lines of a quote", `> a\n${r("a\n", 3400)}`],
  ["lines of a footnote", `a[^1]\n\n[^1]: x\n${r("    a\n\n", 3400)}`],
  ["lines in ten admonitions", `${each(10, (at) => `${r(":", 13 - at)}note\n`)}\n${r("a\n", 600)}`],
  ["a table of links", `| a | b |\n| - | - |\n${r("| `a` | **b** [c](/support) |\n", 1000)}`],
  ["a table of lazy rows", `|a|\n|-|\n${r("c\n", 6900)}`],
  ["100 open emphases in each paragraph", r(`${r("*a ", 99)}\n\n`, 160)],
  ["100 closed emphases in each paragraph", r(`${r("*a ", 99)}${r("b* ", 99)}\n\n`, 80)],
  ["elements in each paragraph", r(`${r("<kbd>", 45)}a${r("</kbd>", 45)}\n\n`, 85)],
  ["carriage returns", r("\r", 6000), "doc/empty"],
];

/**
 * Refused inputs are cheap. Inputs that compile take up to a second each, and a third of the time of all unit tests in
 * total. So only the nightly run compiles all of them, and other runs compile a tenth, chosen by TEST_SEED.
 */
const isTaken = (name: string, rule: string | undefined): boolean =>
  rule !== undefined || isNightly || isPicked(name, 10);

test.each(
  COSTLY.map(([name, text, rule]) => ({ name, text, rule })).filter(({ name, rule }) =>
    isTaken(name, rule),
  ),
)("$name: compiled or refused within the time limit", ({ text, rule }) => {
  expectHarmless(attackDoc(text), {}, rule);
});

test.each([
  [
    "12 includes of itself",
    { "content/docs/_a.md": r('<Include src="./_a.md" />\n\n', 12) },
    "include/loop",
  ],
  ["an overlong fragment", { "content/docs/_a.md": r("Words. ", 20_000) }, "markdown/too-much"],
])("%s: refused within the time limit", (_, files, rule) => {
  expectHarmless(attackDoc('<Include src="./_a.md" />', files), files, rule);
});

test("a legitimate reference page of 120,000 characters compiles", () => {
  expect(HONEST_PAGE.length).toBeGreaterThan(120_000);
  expect(attackDoc(HONEST_PAGE).positions).toEqual([]);
});

/** Ways to put executable content into a page. */
const RUNNING: readonly string[] = [
  "<script>alert(1)</script>",
  "<ScRiPt>alert(1)</ScRiPt>",
  '<kbd onclick="alert(1)">a</kbd>',
  "<kbd onclick={alert(1)}>a</kbd>",
  '<kbd {...{"onclick":"x"}}>a</kbd>',
  '<details ontoggle="alert(1)" open>\n\na\n\n</details>',
  '<abbr title="&quot; onclick=&quot;x">a</abbr>',
  '<abbr title={"\\" onclick=\\"x"}>a</abbr>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input/></form>',
  '<base href="https://evil.example/"/>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"/>',
  "<style>{`body{display:none}`}</style>",
  '<svg onload="alert(1)"/>',
  "<svg:script>alert(1)</svg:script>",
  '<img src="x" onerror="alert(1)"/>',
  "<math><mtext></mtext></math>",
  "[a](javascript:alert(1))",
  "[a](JaVaScRiPt:alert(1))",
  "[a](java&#10;script:alert(1))",
  "[a](java&Tab;script:alert(1))",
  "[a](&#x6A;avascript:alert(1))",
  "[a](\\u0001javascript:alert(1))",
  "[a](vbscript:x)",
  "[a](data:text/html,x)",
  "[a](blob:https://a/b)",
  "[a](file:///etc/passwd)",
  "[a](//evil.example)",
  "[a](/\\evil.example)",
  "[a](\\\\evil.example)",
  "[a]\n\n[a]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "![a](javascript:alert(1))",
  "![a](data:image/svg+xml,x)",
  "![a](https://evil.example/x.png)",
  "![a](//evil.example/x.png)",
  '[a](/support "x&quot; onclick=&quot;alert(1)")',
  '<Card title="a" href="javascript:alert(1)">\n\na\n\n</Card>',
  '<PageRef path="javascript:alert(1)" />',
  '<YouTube id="x&quot; onload=&quot;a" title="a" />',
  '<YouTube id="../../evil" title="a" />',
  '<Tabs groupId="&quot;><script>">\n<TabItem value="&quot;><script>alert(1)</script>">\n\na\n\n</TabItem>\n</Tabs>',
  '```ts title="</span><script>alert(1)</script>"\na\n```',
  '```"><script>alert(1)</script>\na\n```',
  "```ts\n</code></pre><script>alert(1)</script>\n```",
  "`</code><script>alert(1)</script>`",
  '## a {#"onclick=}',
  "## <script>alert(1)</script>",
  "## a `<script>` {#x}",
  ":::note <script>alert(1)</script>\n\na\n\n:::",
  ':::note[a " onclick=x]\n\na\n\n:::',
  'a[^"><script>]\n\n[^"><script>]: x',
  "$\\href{javascript:alert(1)}{x}$",
  "$\\htmlStyle{background:url(//evil.example)}{x}$",
  "$\\includegraphics{https://evil.example/x.png}$",
  "$\\url{javascript:alert(1)}$",
  "$\\text{</math><script>alert(1)</script>}$",
  "$$\n\\htmlData{x=y}{z}\n$$",
  '| <script> |\n| - |\n| " onclick=x |',
  "{<script>alert(1)</script>}",
  '<Element tag="script">\n\na\n\n</Element>',
  '<LiveCode language="js">\n\na\n\n</LiveCode>',
  "<constructor>a</constructor>",
  "<__proto__>a</__proto__>",
  "<toString />",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\<script>alert(1)\\</script>",
  "<!-- <script>alert(1)</script> -->",
  "<![CDATA[<script>alert(1)</script>]]>",
  '<?xml version="1.0"?>',
];

test.each(RUNNING.map((text) => [text]))("no code runs: %s", (text) => {
  const files = { "content/docs/support.md": doc({}, text) };
  expectHarmless(attackSite(files), files);
});
