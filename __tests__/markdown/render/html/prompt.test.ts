import { compile } from "../../../support/compile";

const TEXT = `Read https://docs.celo.org/build/fee-abstraction.md and *then*:

1. add \`feeCurrency\` to each transaction
2. run the tests of celo_app`;

const prompt = (text: string, title = "[Pay fees in USDm]"): string =>
  `Words.\n\n:::prompt${title}\n${text}\n:::\n`;

const textOf = (html: string): string =>
  /<code>(.*?)<\/code>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "") ?? "";

const linksIn = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]+)" target="_blank"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );

test("a prompt is a block with its text as it was written, which can be copied", () => {
  const { html, faults } = compile(prompt(TEXT));
  expect(faults).toBe("");
  expect(html).toContain('<span class="code-title">Pay fees in USDm</span>');
  expect(textOf(html)).toBe(`${TEXT}\n`);
  expect(html).toContain('<button type="button" class="code-copy" data-copy');
});

test("links open it in the assistants of the page menu, without a script", () => {
  const links = linksIn(compile(prompt(TEXT)).html).map((href) => new URL(href));
  expect(links.map(({ host }) => host)).toEqual(["chatgpt.com", "claude.ai", "www.perplexity.ai"]);
  expect(links.map(({ searchParams }) => searchParams.get("q"))).toEqual([TEXT, TEXT, TEXT]);
});

test("in a list it has the text without the list's indent, and without a title it is a prompt", () => {
  const { html, faults } = compile(
    "1. Ask:\n\n   :::prompt\n   First line\n   second line\n   :::\n",
  );
  expect(faults).toBe("");
  expect(html).toContain("<code>First line\nsecond line\n</code>");
  expect(html).toContain('<span class="code-title">Prompt</span>');
});

test("the Markdown copy has its title and its text", () => {
  expect(compile(prompt("Do it.")).body.twin).toContain(
    "**Pay fees in USDm**\n\n```text\nDo it.\n```",
  );
});

test("search finds its words", () => {
  const { sections } = compile(prompt("Do it.")).body;
  expect(sections[0]?.text).toBe("Words. Pay fees in USDm Do it.");
});

test.each([
  { name: "empty", text: "", rule: "prompt/empty" },
  { name: "longer than an address may be", text: "word ".repeat(401), rule: "prompt/too-long" },
  { name: "with a component", text: 'Use <Term id="gas" />.', rule: "prompt/component" },
  { name: "with an expression", text: "Use {value}.", rule: "prompt/component" },
])("a prompt that is $name is a fault", ({ text, rule }) => {
  expect(compile(prompt(text)).faults).toContain(`[${rule}]`);
});

test("a typo in its name is reported", () => {
  expect(compile(":::promt[A]\nWords.\n:::\n").faults).toContain("Did you mean prompt?");
});
