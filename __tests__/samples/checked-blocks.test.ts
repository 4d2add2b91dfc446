import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Sample } from "../../src/base/sample";
import type { TypedName } from "../../src/markdown/samples/checked-sample";
import { findAgainst } from "../../src/samples/checks/checked-against";
import { type CommandSpec, mergeSpecs } from "../../src/samples/checks/shell/command-specs";
import { createShellParser } from "../../src/samples/checks/shell/parse-shell";
import { checkTypescript } from "../../src/samples/checks/typescript/check-typescript";
import type { PackageSets } from "../../src/samples/packages/packages";
import { compile } from "../support/compile";

/* Tests the records that a check writes for blocks without faults. This test creates the packages itself. */

const folder = mkdtempSync(join(tmpdir(), "packages-"));
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
write("node_modules/kit/package.json", '{ "name": "kit", "types": "index.d.ts" }');
write(
  "node_modules/kit/index.d.ts",
  [
    "export interface Client { chain: { id: number } }",
    "export declare function connect(url: string): Client;",
    `export declare const big: { ${"a".repeat(300)}: 1 };`,
  ].join("\n"),
);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const main = {
  folder,
  digest: "1",
  versions: new Map([
    ["kit", "1.2.3"],
    ["solc", "0.8.28"],
  ]),
  require: createRequire(join(folder, "package.json")),
};
const sets: PackageSets = { main, others: [], setOf: () => main };

function read(body: string): { samples: readonly Sample[]; names: (at: number) => string[] } {
  const { samples } = compile(body).doc;
  const found = new Map<Sample, readonly TypedName[]>();
  const page = { file: "content/docs/page.md", samples };
  expect(checkTypescript([page], sets, () => true, found)).toEqual([]);
  return {
    samples,
    names: (at) =>
      (found.get(samples[at]!) ?? []).map(
        ([line, column, length, type]) => `${line}:${column}+${length} ${type}`,
      ),
  };
}

test("each name has the type that TypeScript gives it, including imports and properties", () => {
  const { names } = read(
    '```ts\nimport { connect } from "kit";\nconst client = connect("x");\nclient.chain.id;\n```',
  );
  expect(names(0)).toEqual([
    "0:9+7 function connect(url: string): Client",
    "1:6+6 const client: Client",
    "1:15+7 connect(url: string): Client",
    "2:0+6 const client: Client",
    "2:7+5 (property) Client.chain: { id: number; }",
    "2:13+2 (property) id: number",
  ]);
});

test("positions are those that readers see: hidden lines, marks and blocks above don't count", () => {
  const { names } = read(
    [
      "```ts\nconst above = 1;\n```",
      "```ts\n// @continues\nconst hidden = 2;\n// ---cut---\n// highlight-next-line\nabove + hidden;\n```",
    ].join("\n\n"),
  );
  expect(names(1)).toEqual(["0:0+5 const above: 1", "0:8+6 const hidden: 2"]);
});

test("a long type is truncated, and an unknown one is left out", () => {
  const { names } = read(
    '```js\nimport { big } from "kit";\nexport const f = (a) => a;\nbig;\n```',
  );
  expect(names(0).every((name) => name.length <= 210)).toBe(true);
  expect(names(0).filter((name) => name.endsWith("…"))).toHaveLength(2);
  expect(names(0).join("\n")).not.toMatch(/: any$/m);
});

describe("what a block was checked against", () => {
  const spec = (from: string, ...commands: string[]): CommandSpec => ({
    tool: "celocli",
    from,
    commands: new Map(commands.map((name) => [name, new Set<string>()])),
    flags: new Set(),
  });
  const specs = mergeSpecs([
    spec("@celo/celocli 5.0.0", "account:show"),
    spec("celocli 7.0.2", "epochs:status"),
  ]);

  test.each([
    ["an import", '```ts\nimport "kit";\n```', "types by TypeScript 5.9: kit 1.2.3"],
    ["no import", "```ts\nconst a = 1;\n```", "types by TypeScript 5.9: "],
    ["Solidity", "```solidity\npragma solidity ^0.8.24;\n```", "compiled by solc 0.8: "],
    ["a command", "```bash\ncelocli account:show\n```", "commands: @celo/celocli 5.0.0"],
    ["a command of a newer list", "```bash\ncelocli epochs:status\n```", "commands: celocli 7.0.2"],
    ["a package", "```bash\nsudo npm install kit@1\n```", "commands: kit 1.2.3"],
    ["a shell script of other tools", "```bash\nls -l\n```", "parsed: "],
    [
      "data with a schema",
      '```json title="package.json"\n{}\n```',
      "schema: the package.json schema",
    ],
    ["data without one", "```json\n{}\n```", "parsed: "],
  ])("%s", async (_, body, told) => {
    const { samples } = compile(body).doc;
    const page = { file: "content/docs/page.md", samples };
    const { proof, by, against } = findAgainst(
      { page, index: 0, sample: samples[0]! },
      { sets, specs, parse: await createShellParser(), packagesFor: () => main.versions },
    );
    const tool = by.replace(/(\d+\.\d+)\.\d+$/, "$1");
    const prefix = ["types", "compiled"].includes(proof) ? `${proof} by ${tool}` : proof;
    expect(`${prefix}: ${against.join(", ")}`).toBe(told);
  });
});
