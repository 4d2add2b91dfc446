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
])("a $name is a drawing in the page, with its name and the site's colors", (diagram) => {
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

test("the same text gives the same drawing", () => {
  expect(draw(FLOW).html).toBe(draw(`${FLOW}\n  %% Another comment.`).html);
});

test("the Markdown copy has the text, and search the name", () => {
  const { body } = draw(FLOW);
  expect(body.twin).toContain(`\`\`\`mermaid\n${FLOW}\n\`\`\``);
  expect(body.sections[0]?.text).toBe("Words. How a transaction becomes final");
});

test.each([
  { text: "flowchart TD\naccTitle: A\na -> b", problem: '"b" is missing from the drawing' },
  { text: 'flowchart TD\naccTitle: A\na["x --> b', problem: '"x" is missing from the drawing' },
  { text: "flowchart TD\naccTitle: A\na --> b\nstyle a fill:red", problem: '"style" is missing' },
  { text: "flowchart TD\naccTitle: A\na:::blue --> b", problem: '"blue" is missing' },
  { text: "sequenceDiagram\naccTitle: A\nA->>B: x\nA->>B hi", problem: '"hi" is missing' },
  { text: "stateDiagram-v2\naccTitle: A\na --> b\na => c", problem: '"c" is missing' },
  { text: "classDiagram\naccTitle: A\nA <|-- B", problem: '"classDiagram" is missing' },
  { text: "pie\naccTitle: A", problem: 'can\'t be drawn: Invalid mermaid header: "pie".' },
  { text: "accTitle: A", problem: "can't be drawn: " },
  { text: "flowchart TD\na --> b", problem: "has no name for readers who can't see it" },
  {
    text: `flowchart LR\naccTitle: A\n${Array.from({ length: 12 }, (_, at) => `node${at} --> node${at + 1}`).join("\n")}`,
    problem: "put parts of the drawing below each other",
  },
])("what can't be drawn is one fault for the block: $problem", ({ text, problem }) => {
  const { faults } = draw(text);
  expect(faults).toContain(`:9:1 `);
  expect(faults).toContain(problem);
  expect(faults).toContain("1 fault in 1 file");
});

test("a label with a character that XML doesn't have is a fault", () => {
  expect(draw('flowchart TD\naccTitle: A\na["x\u0007y"] --> b').faults).toContain(
    ":9:1 This diagram can't be drawn: ",
  );
});

test.each(["A-xB: a", "A--xB: a", "A->>+B: a", "A-)B: a", "Note right of A: a"])(
  "%s is drawn in a sequence",
  (line) => {
    const { faults } = draw(`sequenceDiagram\naccTitle: A\nA->>B: b\n${line}`);
    expect(faults).toBe("");
  },
);
