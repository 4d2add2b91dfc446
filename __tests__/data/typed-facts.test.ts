import { execFileSync } from "node:child_process";
import { doc } from "../support/doc";
import { site } from "../support/site";

const fact = (value: string, rest = ""): string =>
  `value: ${value}\nabout: A fact\nkind: event\narea: Tests\nchecked: 2026-11-21\nsources: [https://celo.org]\n${rest}`;

const FACTS = {
  "content/data/facts/end.yaml": fact("30 September 2025"),
  "content/data/facts/node.yaml": fact("1.0.9", 'typed: ["op-reth $"]\n'),
  "content/data/facts/days.yaml": fact("3 days", "typed: []\n"),
};

/** Lists the positions of values that were typed by hand, on a page with this text. */
const faultsOf = (body: string, more: Readonly<Record<string, string>> = {}): string[] =>
  site({ files: { ...FACTS, "content/docs/a.md": doc({}, body), ...more } })
    .faults.filter(({ rule }) => rule === "fact/typed-by-hand")
    .map(({ file, line, column }) => `${file}:${line}:${column}`);

test.each([
  ["a sentence", "It ended on 30 September 2025.", 7, 13],
  ["over two lines", "It ended on 30\nSeptember 2025.", 7, 13],
  ["with marks", "Run `op-reth` 1.0.9.", 7, 6],
  ["a code block", "```text\nop-reth 1.0.9\n```", 8, 1],
])("a value typed by hand is a fault: %s", (_, body, line, column) => {
  expect(faultsOf(body)).toEqual([`content/docs/a.md:${line}:${column}`]);
});

test.each([
  ["another value", "It ended on 30 September 2024."],
  [
    "a longer number",
    "Use op-reth 1.0.91 or op-reth 1.0.9.2, born on 130 September or 1.30 September 2025.",
  ],
  ["a value that is too common", "Wait 3 days, and use 1.0.9."],
  ["the fact itself", 'It ended on <Fact id="end" />.'],
  [
    "an opt-out with a reason",
    "{/* typed node, end: another event */}\n\nIt was 30 September 2025.",
  ],
])("no fault: %s", (_, body) => {
  expect(faultsOf(body)).toEqual([]);
});

test("an opt-out without a reason, or for another fact, doesn't count", () => {
  expect(faultsOf("{/* typed end: */}\n\nIt was 30 September 2025.")).toHaveLength(1);
  expect(faultsOf("{/* typed node: no */}\n\nIt was 30 September 2025.")).toHaveLength(1);
});

test("fragments and terms are checked too, but not sources and archived versions", () => {
  const term =
    "term: Alfajores\ndefinition: The testnet that ended on 30 September 2025 for good.\n";
  const sources = [{ title: "Until 30 September 2025", url: "https://celo.org" }];
  expect(
    faultsOf("Some words.", {
      "content/docs/a.md": doc({ sources }),
      "content/fragments/end.md": "Until 30 September 2025.",
      "content/data/glossary/alfajores.yaml": term,
      "content/versions/static/docs/old.md": doc({}, "Until 30 September 2025."),
    }),
  ).toEqual(["content/fragments/end.md:1:7", "content/data/glossary/alfajores.yaml:2:39"]);
});

test.each([
  ["spaces", `a${" ".repeat(60)}b`, `a${"\n".repeat(80)}c`],
  ["asterisks", `a ${"* ".repeat(40)}b`, `a ${"****\n".repeat(40)}c`],
])("a phrase with many %s is found in only one way, and quickly", (_, typed, text) => {
  const files = {
    "content/data/facts/end.yaml": fact("x", `typed: ["${typed}"]\n`),
    "content/fragments/a.md": text,
    "content/fragments/b.md": text.replace("c", "b"),
  };
  expect(faultsOf("Words.", files)).toEqual(["content/fragments/b.md:1:1"]);
});

test("a phrase of only asterisks is found nowhere", () => {
  const files = { "content/data/facts/end.yaml": fact("x", 'typed: ["* *"]\n') };
  expect(faultsOf("Words * of a page.", files)).toEqual([]);
});

/** Prints the files with faults, and the seconds of CPU time needed to find them. */
const SEARCH = `
  const { checkTypedFacts } = require("./src/data/typed-facts.ts");
  const facts = Array.from({ length: 150 }, (_, at) => ({ id: String(at), typed: ["op-node" + at + " 1.0.9", at + " September 2025"] }));
  const words = "Some words of a page that says nothing of facts, and a number like 0.25. ".repeat(90);
  const texts = Array.from({ length: 300 }, (_, at) => ({ file: at + ".md", text: words }));
  texts[150].text += "Until 30 September 2025.";
  const before = process.cpuUsage().user;
  const faults = checkTypedFacts(texts, facts);
  console.log(faults.map(({ file }) => file).join(), (process.cpuUsage().user - before) / 1e6);
`;

test("two megabytes are searched within a second even if V8 optimizes no pattern, as in a development server", () => {
  const output = execFileSync(
    "node",
    ["--no-regexp-optimization", "--import", "tsx", "-e", SEARCH],
    { encoding: "utf8" },
  );
  const [file, seconds] = output.trim().split(" ");
  expect(file).toBe("150.md");
  expect(Number(seconds)).toBeLessThan(1);
}, 60_000);
