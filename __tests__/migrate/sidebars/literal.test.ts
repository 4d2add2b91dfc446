import { type Literal, readLiteral, valueOf } from "../../../src/migrate/sidebars/literal";

/** Counts the values of a literal, and the characters of its texts. */
const sizeOf = (literal: Literal | undefined): number => {
  switch (literal?.type) {
    case "list":
      return literal.items.reduce((size, item) => size + sizeOf(item), 1);
    case "map":
      return literal.entries.reduce((size, [name, value]) => size + name.length + sizeOf(value), 1);
    case "text":
      return literal.text.length;
    default:
      return 1;
  }
};

const NAMES = "abcdefghijkl".split("");
const chain = (first: string, write: (last: string) => string): string =>
  NAMES.map((name, at) => `const ${name} = ${at === 0 ? first : write(NAMES[at - 1] ?? "")};`).join(
    "",
  ) + "module.exports = l;";

test.each([
  ["lists in lists", chain('["x"]', (last) => `[${Array(9).fill(last).join()}]`)],
  ["spread lists", chain('["x"]', (last) => `[${Array(9).fill(`...${last}`).join()}]`)],
  [
    "maps",
    chain(
      '"x"',
      (last) =>
        `{ ${"pqrstuvw"
          .split("")
          .map((key) => `${key}: ${last}`)
          .join()} }`,
    ),
  ],
  [
    "spread maps",
    chain('{ x: "y" }', (last) => `{ a: ${last}, b: ${last}, c: ${last}, ...${last} }`),
  ],
  [
    "a long text, often",
    `const a = "${"x".repeat(100_000)}"; module.exports = [${Array(10_000).fill("a").join()}];`,
  ],
  [
    "a long name, often",
    `const a = { "${"x".repeat(100_000)}": ["x"] }; module.exports = [${Array(10_000).fill("a").join()}];`,
  ],
  ["a constant in itself", "const a = [a, a, a]; module.exports = a;"],
])("constants that multiply are read up to a limit: %s", (_, text) => {
  expect(sizeOf(readLiteral("sidebars.js", text))).toBeLessThan(2_000_000);
});

test("constants that are used normally are read, and code is kept as code", () => {
  const text = "const all = ['a', 'b']; export default { docs: [...all, ...all, make()] };";
  const literal = readLiteral("sidebars.ts", text);
  const docs = literal && valueOf(literal, "docs");
  const types = docs?.type === "list" && docs.items.map(({ type }) => type);
  expect(types).toEqual(["text", "text", "text", "text", "code"]);
});

test.each(["[".repeat(50_000) + "]".repeat(50_000), "[", "a".repeat(10)])(
  "what can't be parsed has no value",
  (text) => {
    expect(readLiteral("docs.json", text)?.type).not.toBe("list");
  },
);
