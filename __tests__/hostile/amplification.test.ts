import { compile } from "../support/compile";
import { expectInTime, measureFairly } from "../support/hostile/cpu-time";

/* Short texts that would become huge pages. */

const fact = (value: string): string =>
  `value: ${value}\nabout: A fact\nkind: version\narea: Tests\nchecked: 2026-11-21\nsources: [https://celo.org]\n`;

const CASES: Readonly<
  Record<string, { text: string; files?: Record<string, string>; rule?: string }>
> = {
  // The fact's file has the fault (facts/wrong-value), so no page shows the fact.
  "a fact of 140,000 characters": {
    text: `\`\`\`text\n${'<Fact id="huge" />\n'.repeat(300)}\`\`\``,
    files: { "content/data/facts/huge.yaml": fact("x".repeat(140_000)) },
  },
  "a long fact in code, often": {
    text: `\`\`\`text\n${'<Fact id="long" />\n'.repeat(1000)}\`\`\``,
    files: { "content/data/facts/long.yaml": fact("x".repeat(1_000)) },
    rule: "markdown/too-much",
  },
  "a long fact in sentences, often": {
    text: 'It is <Fact id="long" />.\n\n'.repeat(1000),
    files: { "content/data/facts/long.yaml": fact("x".repeat(1_000)) },
    rule: "markdown/too-much",
  },
  "a file of 100 kB, forty times": {
    text: '```text file="./huge.txt"\n```\n\n'.repeat(40),
    files: { "content/docs/huge.txt": "x ".repeat(50_000) },
    rule: "markdown/too-much",
  },
  "a table of parameters, twenty times": {
    text: '<ParameterTable group="many" />\n\n'.repeat(20),
    files: {
      "content/data/parameters/many.yaml": `title: P\nas_of: 2026-11-21\nsources: [{ title: A, url: "https://celo.org" }]\nparameters:\n${Array.from({ length: 300 }, (_, at) => `  - { name: N${at}, value: "${"9".repeat(200)}", contract: X, function: f, status: current }\n`).join("")}`,
    },
    rule: "markdown/too-much",
  },
  "a table whose long heads are repeated in each row": {
    text: `|Address|${`${"x".repeat(9000)}|`.repeat(5)}\n|${"-|".repeat(6)}\n${"|b|c\n".repeat(60)}`,
    rule: "markdown/too-much",
  },
  "formulas that are much longer as MathML": {
    text: `So $${"x".repeat(1990)}$.\n\n`.repeat(60),
    rule: "markdown/too-much",
  },
  "many uses of a long target": {
    text: `[a]: https://example.org/${"x".repeat(900)}\n\n${"[a] ".repeat(2500)}`,
    rule: "markdown/too-much",
  },
  "many uses of a target whose letters are escaped": {
    text: `[a]: https://example.org/${"あ".repeat(900)}\n\n${"[a] ".repeat(2500)}`,
    rule: "markdown/too-much",
  },
  "many commands, each in four tabs": {
    text: "```bash npm2yarn\nnpm install a\n```\n".repeat(2000),
    rule: "markdown/too-much",
  },
};

test.each(Object.entries(CASES))(
  "%s doesn't become a huge page, and is read within the time limit",
  (_name, { text, files = {}, rule }) => {
    const { result, seconds } = measureFairly(() => compile(text, { files }));
    if (rule !== undefined) expect(result.faults).toContain(`[${rule}]`);
    expect(result.html.length).toBeLessThan(1_000_000);
    expectInTime(seconds);
  },
);
