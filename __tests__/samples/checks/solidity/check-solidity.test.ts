import { createRequire } from "node:module";
import { join } from "node:path";
import type { Sample } from "../../../../src/base/sample";
import {
  checkSolidity,
  findCompiler,
} from "../../../../src/samples/checks/solidity/check-solidity";
import { temporaryFolders } from "../../../support/folder";
import { pageOf, sampleOf } from "../../../support/pinned-site";

const newFolder = temporaryFolders();

/**
 * A compiler that reports an error at each "wrong" and a warning at each "odd". The number after the word is the error
 * code. Like solc, it counts the bytes before each.
 */
const COMPILER = `exports.compile = (input) => {
  const code = JSON.parse(input).sources["sample.sol"].content;
  const errors = [...code.matchAll(/(wrong|odd)(\\d*)/g)].map(([, word, number], at, all) => ({
    severity: word === "odd" ? "warning" : "error",
    message: "This is " + word + ".",
    ...(number !== "" && { errorCode: number }),
    sourceLocation: { file: "sample.sol", start: Buffer.byteLength(code.slice(0, all[at].index)) },
  }));
  if (code.includes("elsewhere")) errors.push({ severity: "error", message: "No place" });
  return JSON.stringify({ errors });
};`;

const HEAD = "pragma solidity ^0.8.24;\n";
const solidity = (code: string, more: Partial<Sample> = {}): Sample =>
  sampleOf(code, { language: "solidity", ...more });

function check(...samples: readonly Sample[]): string[] {
  const folder = newFolder({ "node_modules/solc/index.js": COMPILER });
  const versions = new Map([["solc", "0.8.24"]]);
  const require = createRequire(join(folder, "package.json"));
  const main = { folder, digest: "", versions, require };
  const page = pageOf("content/docs/a.md", ...samples);
  const sets = { main, others: [], setOf: () => main };
  return checkSolidity([page], sets, () => true).map(
    ({ line, column, rule, problem }) => `${line}:${column} ${rule}: ${problem}`,
  );
}

test("an error is reported at its position, but a warning isn't", () => {
  expect(check(solidity(`${HEAD}odd\n  wrong1`))).toEqual([
    "7:3 sample/solidity: This is wrong (solc 0.8.24, error 1).",
  ]);
  expect(check(solidity(`${HEAD}wrong`))).toEqual([
    "6:1 sample/solidity: This is wrong (solc 0.8.24).",
  ]);
});

test("the position is right below and after characters of several bytes", () => {
  expect(check(solidity(`${HEAD}// é €\n/* ü */ wrong1`))).toEqual([
    "7:9 sample/solidity: This is wrong (solc 0.8.24, error 1).",
  ]);
});

test("an error without a position is reported at the block", () => {
  expect(check(solidity(`${HEAD}elsewhere`))).toEqual([
    "5:1 sample/solidity: No place (solc 0.8.24).",
  ]);
});

test("an error that the block is supposed to show is expected, and its absence is reported", () => {
  expect(check(solidity(`${HEAD}wrong7`, { errors: [7] }))).toEqual([]);
  expect(check(solidity(`${HEAD}wrong8`, { errors: [7] }))).toEqual([
    "6:1 sample/solidity: This is wrong (solc 0.8.24, error 8).",
    "5:1 sample/missing-error: The block lists solc error 7 in // @errors:, but doesn't cause it.",
  ]);
  expect(check(solidity(`${HEAD}odd7`, { errors: [7] }))).toHaveLength(1);
});

test("a block that continues another reports only its own errors", () => {
  const above = solidity(`${HEAD}wrong1`);
  const below = solidity("a\nb wrong2", { line: 20, continues: true });
  expect(check(above, below)).toEqual([
    "6:1 sample/solidity: This is wrong (solc 0.8.24, error 1).",
    "21:3 sample/solidity: This is wrong (solc 0.8.24, error 2).",
  ]);
});

test("a block without a pragma, or with one that no compiler matches, is reported", () => {
  expect(check(solidity("contract A {}"))).toEqual([
    "5:1 sample/pragma: This Solidity code has no pragma, so its compiler is unknown.",
  ]);
  expect(check(solidity("pragma solidity ^0.4.0;"))).toEqual([
    "5:1 sample/pragma: No pinned compiler matches pragma solidity ^0.4.0.",
  ]);
});

test("the newest matching compiler is used", () => {
  const versions = new Map([
    ["solc", "0.8.30"],
    ["solc-0.8.20", "0.8.20"],
    ["solc-0.5", "0.5.17"],
    ["solcover", "0.8.25"],
  ]);
  const find = (range: string) => findCompiler(`  pragma solidity ${range};`, { versions });
  expect(find(">=0.8.0 <0.8.29").compiler).toEqual({ name: "solc-0.8.20", version: "0.8.20" });
  expect(find("^0.8.0").compiler).toEqual({ name: "solc", version: "0.8.30" });
  expect(find("^0.4.0")).toEqual({ range: "^0.4.0", versions: ["0.8.30", "0.8.20", "0.5.17"] });
});
