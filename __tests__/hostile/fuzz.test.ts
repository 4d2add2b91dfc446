import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parseYaml } from "../../src/faults/yaml";
import { BROKEN_FILES } from "../support/broken";
import { doc } from "../support/doc";
import { attackSite, expectHarmless } from "../support/hostile/attack";

/*
 * Tests texts that nobody would think of. The seed is fixed, so that every run is the same. For longer runs with a seed
 * from the clock, use `FUZZ_RUNS=100000 npm run fuzz`. fast-check shrinks failing inputs and prints them.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 120);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const OPTIONS = { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: 3_000_000 } as const;

/** Pieces of our Markdown dialect, valid and invalid. */
const PIECES = [
  ...[
    "# a",
    "## b {#c}",
    "- ",
    "1. ",
    "> ",
    "| a | b |\n| - | - |\n| c | d |",
    "---",
    "***",
    "`",
    "```ts\n",
    "```\n",
  ],
  ...[
    "~~~",
    "$x$",
    "$$\n",
    "**",
    "_",
    "~~",
    "[a](",
    ")",
    "[a][b]",
    "[b]: /c",
    "![a](b.png)",
    "<https://celo.org>",
    "[^1]",
    "[^1]: x",
  ],
  ...[
    ":::note",
    ":::",
    ":::tip[T]",
    "<Tabs>",
    "</Tabs>",
    '<TabItem value="a">',
    "</TabItem>",
    "<Steps>",
    "</Steps>",
  ],
  ...[
    '<Include src="x.md" />',
    '<Term id="a">',
    "</Term>",
    "<Card",
    "/>",
    "<details>",
    "</details>",
    "<summary>",
    "<kbd>",
    "<br/>",
  ],
  ...[
    '```ts title="a" {1,3-5} showLineNumbers\nconst a = 1;\n```',
    "{/* a */}",
    "{",
    "}",
    "{1+1}",
    "<",
    ">",
    "&amp;",
    "&#0;",
  ],
  ...[
    "\\",
    "\t",
    "\n",
    "\n\n",
    "    ",
    "\r",
    "\u00a0",
    "\u202e",
    "\ufeff",
    "\0",
    "😀",
    "javascript:alert(1)",
    "<script>alert(1)</script>",
  ],
  ...[
    "import a from 'b'",
    "export const a = 1",
    "<!-- a -->",
    '<a href="x" onclick="y">',
    "// highlight-next-line",
    "https://celo.org/a?b=c#d",
  ],
] as const;

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
);
const between = fc.constantFrom("", " ", "\n", "\n\n", "\n    ", "\n> ", "\n- ");
const invented = fc
  .array(fc.tuple(piece, between), { maxLength: 60 })
  .map((parts) => parts.flat().join(""));

const FIXTURES = BROKEN_FILES.filter((name) => name.endsWith(".md")).map((name) =>
  readFileSync(join("__tests__/fixtures/broken", name), "utf8"),
);

/** A fixture with parts removed, duplicated, or replaced by pieces. */
const mutated = fc
  .tuple(
    fc.constantFrom(...FIXTURES),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(40), piece, fc.nat(2)), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([fixture, changes]) =>
    changes.reduce((text, [where, length, added, kind]) => {
      const at = Math.floor(where * text.length);
      const cut = text.slice(at, at + length);
      const middle = [added, cut + cut, ""][kind] ?? "";
      return text.slice(0, at) + middle + text.slice(at + length);
    }, fixture),
  );

test.each([
  { name: "pieces of the dialect in any order", text: invented },
  { name: "fixtures with parts removed, duplicated and replaced", text: mutated },
])("a page compiles or has faults, harmlessly and within the time limit: $name", ({ text }) => {
  fc.assert(
    fc.property(text, (written) => {
      const source = written.startsWith("---\n") ? written : doc({}, written);
      const files = { "content/docs/support.md": source };
      const attack = attackSite(files);
      expectHarmless(attack, files);
    }),
    OPTIONS,
  );
});

const yamlPiece = fc.oneof(
  fc.constantFrom(
    ...[
      "a: ",
      "- ",
      "? ",
      ": ",
      "[",
      "]",
      "{",
      "}",
      "&a ",
      "*a",
      "!!x ",
      "|",
      ">",
      '"',
      "'",
      "#",
      "\n",
      "\n  ",
      "\n    ",
      "---",
      "...",
      "<<: *a",
      "\t",
      "%",
      "@",
      "`",
      "null",
      "1e9",
      "2026-02-30",
    ],
  ),
  fc.string({ maxLength: 8 }),
);

test("any text is YAML or one fault with a position in it", () => {
  fc.assert(
    fc.property(fc.array(yamlPiece, { maxLength: 60 }), (parts) => {
      const text = parts.join("");
      const read = parseYaml(text, { file: "a.yaml", firstLine: 1 });
      for (const fault of Array.isArray(read) ? read : []) {
        expect(fault.line).toBeGreaterThanOrEqual(1);
        expect(fault.line).toBeLessThanOrEqual(text.split("\n").length + 1);
        expect(fault.column).toBeGreaterThanOrEqual(1);
      }
    }),
    OPTIONS,
  );
});
