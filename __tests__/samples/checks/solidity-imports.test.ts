import { createRequire } from "node:module";
import { join } from "node:path";
import type { Sample } from "../../../src/base/sample";
import { checkSolidity } from "../../../src/samples/checks/solidity/check-solidity";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

/** A compiler that requests every import of a block, and reports what it gets as an error. */
const COMPILER = `exports.compile = (input, { import: find }) => {
  const code = JSON.parse(input).sources["sample.sol"].content;
  const errors = [...code.matchAll(/import "(.+)";/g)].map(([, path]) => ({
    severity: "error",
    message: find(path).contents ?? find(path).error,
  }));
  return JSON.stringify({ errors });
};`;

function tellImport(path: string): string {
  const root = newFolder({
    "secret.sol": "the secret",
    "cache/secret.sol": "the secret",
    "cache/set/secret.sol": "the secret",
    "cache/set/node_modules-old/a.sol": "the secret",
    "cache/set/node_modules/@scope/a/A.sol": "a contract",
    "cache/set/node_modules/solc/index.js": COMPILER,
  });
  const folder = join(root, "cache/set");
  const versions = new Map([["solc", "0.8.24"]]);
  const require = createRequire(join(folder, "package.json"));
  const main = { folder, digest: "", versions, require };
  const code = `pragma solidity ^0.8.24;\nimport "${path.replace("ROOT", root)}";`;
  const position = { file: "content/docs/a.md", line: 3, column: 1 };
  const sample: Sample = { ...position, language: "solidity", code, errors: [], continues: false };
  const page = { file: position.file, samples: [sample] };
  const faults = checkSolidity([page], { main, others: [], setOf: () => main }, () => true);
  return faults.map(({ problem }) => problem).join("\n");
}

test("a block can import a package's files", () => {
  expect(tellImport("@scope/a/A.sol")).toContain("a contract");
});

test.each([
  "../secret.sol",
  "../../secret.sol",
  "@scope/a/../../../secret.sol",
  "../node_modules-old/a.sol",
  "ROOT/secret.sol",
  "/dev/zero",
  "../../../../../../../../../../dev/zero",
  "/proc/self/environ",
])("a block can't import %s from this machine", (path) => {
  expect(tellImport(path)).toContain("No pinned package contains");
});
