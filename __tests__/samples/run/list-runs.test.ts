import { listPrograms } from "../../../src/samples/run/list-runs";
import { compile } from "../../support/compile";

const listOf = (text: string) => {
  const { doc } = compile(text);
  return listPrograms([{ file: doc.file, samples: doc.samples }]);
};
const fence = (info: string, ...lines: string[]): string =>
  ["```" + info, ...lines, "```"].join("\n");

test.each([
  { code: "console.log(1);" },
  { code: "const a = await Promise.resolve(1);\nexport { a };" },
  { code: "for (const a of [1]) console.log(a);" },
  { code: "try {\n  JSON.parse('');\n} catch {}" },
])("$code is a program", ({ code }) => {
  expect(listOf(fence("ts", code)).programs).toHaveLength(1);
});

test.each([
  { why: "declares only", text: fence("ts", "export const a = async () => await 1;") },
  { why: "component", text: fence("tsx", "console.log(<p />);") },
  { why: "stated", text: fence('ts norun="needs a faucet"', "console.log(1);") },
  { why: "shows an error", text: fence("ts", "// @errors: 2322", "console.log(1);") },
  { why: "other runner", text: fence("ts", 'import { test } from "node:test";', "test('a');") },
])("a block is listed as one that isn't run: $why", ({ why, text }) => {
  const { programs, others } = listOf(text);
  expect(programs).toEqual([]);
  expect(others.map((one) => one.why)).toEqual([why]);
});

test("a component with hidden lines, which use it, is a program", () => {
  const text = fence(
    "tsx",
    "export const A = () => <p />;",
    "// ---cut-after---",
    "console.log(A());",
  );
  expect(listOf(text).programs).toHaveLength(1);
});

test("of blocks that continue each other, the last one runs", () => {
  const text = [fence("ts", "console.log(1);"), fence("ts", "// @continues", "console.log(2);")];
  const { programs, others } = listOf(text.join("\n\n"));
  expect(programs.map(({ block }) => block.index)).toEqual([1]);
  expect(others.map(({ why }) => why)).toEqual(["continued"]);
});

test.each([
  { blocks: [fence("text", "1")], output: "1" },
  { blocks: [fence("bash", "npx tsx --env-file=.env a.ts"), fence("text", "1")], output: "1" },
  { blocks: [fence("bash", "npx tsx b.ts"), fence("text", "1")], output: undefined },
  { blocks: [fence('text title=".env"', "A=1")], output: undefined },
])(
  "the output of a program is the next block, or behind its command: $blocks",
  ({ blocks, output }) => {
    const text = [fence('ts title="a.ts"', "console.log(1);"), ...blocks].join("\n\n");
    expect(listOf(text).programs[0]?.output?.code).toBe(output);
  },
);
