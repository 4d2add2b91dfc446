import { compile } from "../support/compile";
import { expectInTime, measureFairly } from "../support/hostile/cpu-time";

/* Short texts that would become huge pages. */

const fact = (value: string): string =>
  `value: ${value}\nabout: A fact\nkind: version\narea: Tests\nchecked: 2026-11-21\nsources: [https://celo.org]\n`;

const doubling = (start: string, next: (name: string) => string): string =>
  Array.from(
    { length: 41 },
    (_, at) => `export const a${at} = ${at === 0 ? start : next(`a${at - 1}`)};`,
  ).join("\n");

const CASES: Readonly<
  Record<string, { text: string; files?: Record<string, string>; isMdx?: boolean; rule?: string }>
> = {
  // Its file has the fault (facts/wrong-value), so no page shows it.
  "a fact of 140,000 characters": {
    text: `\`\`\`text\n${'<Fact id="huge" />\n'.repeat(300)}\`\`\``,
    files: { "content/data/facts/huge.yaml": fact("x".repeat(140_000)) },
  },
  "a long fact in code, often": {
    text: `\`\`\`text\n${'<Fact id="long" />\n'.repeat(300)}\`\`\``,
    files: { "content/data/facts/long.yaml": fact("x".repeat(1_000)) },
    rule: "markdown/too-much-taken",
  },
  "a long fact in sentences, often": {
    text: 'It is <Fact id="long" />.\n\n'.repeat(300),
    files: { "content/data/facts/long.yaml": fact("x".repeat(1_000)) },
    rule: "markdown/too-much-taken",
  },
  "a file of a megabyte, forty times": {
    text: '```text file="./huge.txt"\n```\n\n'.repeat(40),
    files: { "content/docs/huge.txt": "x ".repeat(500_000) },
    rule: "markdown/too-much-taken",
  },
  "a text that doubles forty times": {
    text: `${doubling('"xxxxxxxxxx"', (name) => `${name} + ${name}`)}\n\nIt is {a40}.`,
    isMdx: true,
    rule: "mdx/too-large",
  },
  "a template that doubles forty times": {
    text: `${doubling('"xxxxxxxxxx"', (name) => `\`\${${name}}\${${name}}\``)}\n\nIt is {a40}.`,
    isMdx: true,
    rule: "mdx/too-large",
  },
  "a list that doubles forty times": {
    text: `${doubling('["x"]', (name) => `[${name}, ${name}]`)}\n\nIt is {\`\${a40}\`}.`,
    isMdx: true,
    rule: "mdx/too-large",
  },
  "keys that double forty times": {
    text: `${doubling('{ x: "x" }', (name) => `{ x: ${name}, y: ${name} }`)}\n\nIt is {\`\${a40}\`}.`,
    isMdx: true,
    rule: "mdx/too-large",
  },
};

test.each(Object.entries(CASES))(
  "%s doesn't become a huge page, within the time limit",
  (_name, { text, files = {}, isMdx, rule }) => {
    const { result, seconds } = measureFairly(() =>
      compile(text, { files, ...(isMdx && { file: "content/docs/page.mdx" }) }),
    );
    if (rule !== undefined) expect(result.faults).toContain(`[${rule}]`);
    expect(result.html.length).toBeLessThan(1_000_000);
    expectInTime(seconds);
  },
);
