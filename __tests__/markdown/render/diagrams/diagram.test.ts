import { compile } from "../../../support/compile";

const FLOW = `flowchart TD
  accTitle: How a transaction becomes final
  %% A comment.
  wallet["Wallet"] -->|signed transaction| node(Celo node)
  node --> seq{Sequencer} & cache[(Cache)]
  subgraph l1 [Ethereum]
    bridge[[Bridge]]
  end
  seq -. every 2 hours .-> bridge`;
const SEQUENCE = `sequenceDiagram
  accTitle: A payment
  accDescr: The wallet signs, and the node answers.
  participant W as Wallet
  W->>N: signed transaction
  Note over N: one second
  loop until final
    N-->>W: receipt
  end`;
const STATES = `stateDiagram-v2
  accTitle: States of a proposal
  [*] --> Queued
  Queued --> Approved : three days
  state "Put to the vote" as Vote
  Approved --> Vote
  Vote --> [*]`;

const fence = (text: string): string => `Words.\n\n\`\`\`mermaid\n${text}\n\`\`\`\n`;
const draw = (text: string) => compile(fence(text));
/** Joins nodes with `&`: `a0 & a1`. */
const join = (name: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `${name}${at}`).join(" & ");
/** Returns the drawing in the text. The large view has the same drawing. */
const svgOf = (html: string): string => /<svg [^>]*aria-label=.*?<\/svg>/s.exec(html)?.[0] ?? "";

test.each([
  { name: "flowchart", text: FLOW, label: "How a transaction becomes final", words: "Celo node" },
  {
    name: "sequence",
    text: SEQUENCE,
    label: "A payment: The wallet signs, and the node answers.",
    words: "receipt",
  },
  { name: "states", text: STATES, label: "States of a proposal", words: "Put to the vote" },
])("a $name is a drawing in the page, with its name and the site's colours", (diagram) => {
  const { html, faults } = draw(diagram.text);
  expect(faults).toBe("");
  const svg = svgOf(html);
  expect(svg).toContain(` role="img" aria-label="${diagram.label}"`);
  expect(svg).toContain(`>${diagram.words}</text>`);
  const colors = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect([...colors].filter((name) => !/^--(?:figure-\w+|color-page)$/.test(name!))).toEqual([]);
  expect(colors.has("--figure-ink")).toBe(true);
});

test("nothing in it is fetched, has its own styles, or can clash with the page", () => {
  const svg = svgOf(draw(FLOW).html);
  expect(svg).not.toMatch(/<style|<defs|<marker|url\(|https?:| class="(?!tall")| style=/);
  expect([...svg.matchAll(/ id="/g)]).toHaveLength(1);
});

test("each arrow has its head", () => {
  const lines = [...svgOf(draw(FLOW).html).matchAll(/<polyline/g)];
  const heads = [...svgOf(draw(FLOW).html).matchAll(/fill="var\(--figure-muted\)"\/>/g)];
  expect([lines.length, heads.length]).toEqual([4, 4]);
});

test.each([
  "graph TD;\n  accTitle: Words\n  A-->B;\n  B-->C[one; two];",
  "accTitle: Words\ngraph TD; A-->B; B-->C[one; two]",
])("semicolons end statements of a flowchart, except in its words: %s", (text) => {
  const lines = "graph TD\n  accTitle: Words\n  A-->B\n  B-->C[one; two]";
  expect(draw(text).faults).toBe("");
  expect(svgOf(draw(text).html)).toBe(svgOf(draw(lines).html));
});

test("the same text gives the same drawing", () => {
  expect(draw(FLOW).html).toBe(draw(`${FLOW}\n  %% Another comment.`).html);
});

test("the Markdown copy has the text, and search the name", () => {
  const { body } = draw(FLOW);
  expect(body.twin).toContain(`\`\`\`mermaid\n${FLOW}\n\`\`\``);
  expect(body.sections[0]?.text).toBe("Words. How a transaction becomes final");
});

test.each([
  { line: "a -->", at: "12:6", problem: "This line ends with an arrow." },
  { line: "a -> b", at: "12:3", problem: "can't be read from here on: -> b" },
  { line: 'a["x --> b', at: "12:2", problem: "can't be read from here on: [\"x --> b" },
  { line: "@@@ what", at: "12:1", problem: "can't be read from here on: @@@ what" },
  { line: "end", at: "12:1", problem: "This line ends a block, but no block is open." },
  { line: "style a fill:#f00", at: "12:1", problem: "A diagram uses the site's colours" },
  { line: "subgraph x", at: "12:1", problem: "This block is never closed." },
])("$line is a fault at its position", ({ line, at, problem }) => {
  const { faults } = draw(`flowchart TD\naccTitle: Name\n${line}`);
  expect(faults).toContain(`:${at} `);
  expect(faults).toContain(problem);
});

test.each([
  {
    text: "sequenceDiagram\naccTitle: A\nA->>B hi",
    problem: "can't be read from here on: A->>B hi",
  },
  { text: "stateDiagram-v2\naccTitle: A\na => b", problem: "can't be read from here on: a => b" },
  { text: "pie\naccTitle: A", problem: "doesn't name a kind of diagram that the site draws" },
  { text: "flowchart TD\naccTitle: A", problem: "This diagram is empty." },
  { text: "flowchart TD\na --> b", problem: "has no name for readers who can't see it" },
  { text: `flowchart TD\naccTitle: A\n${"a --> b\n".repeat(600)}`, problem: "at most 4000" },
  {
    text: `flowchart TD\naccTitle: A\n${join("a", 15)} --> ${join("b", 14)}`,
    problem: "has 210 arrows and lines; at most 200 are allowed",
  },
  {
    text: `flowchart TD\naccTitle: A\n${join("a", 10)} --> ${join("b", 10)} --> ${join("c", 11)}`,
    problem: "has 210 arrows and lines",
  },
  {
    text: 'flowchart TD\naccTitle: A\na["x\u0007y"] --> b',
    problem: "A label in this diagram has a character that can't be displayed.",
  },
  {
    text: `flowchart LR\naccTitle: A\n${Array.from({ length: 12 }, (_, at) => `node${at} --> node${at + 1}`).join("\n")}`,
    problem: "put parts of the drawing below each other",
  },
])("$problem", ({ text, problem }) => {
  expect(draw(text).faults).toContain(problem);
});

test("every construct that the check allows has an effect on the drawing", () => {
  const base = "flowchart TD\naccTitle: A\na --> b";
  const lines = [
    "a --- c",
    "a -.-> c",
    "a ==> c",
    "a <--> c",
    "a -->|words| c",
    "a -- other words --> c",
    "c((circle))",
    "c([round ends])",
    "c{{six}}",
    "c[(store)]",
    "c[[part]]",
    "c(((two)))",
    'c{"Really?"}',
    "a & b --> c",
  ];
  const drawings = lines.map((line) => draw(`${base}\n${line}`));
  expect(drawings.map(({ faults }) => faults)).toEqual(lines.map(() => ""));
  expect(new Set([draw(base), ...drawings].map(({ html }) => svgOf(html))).size).toBe(
    lines.length + 1,
  );
});
