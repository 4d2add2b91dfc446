import type { CodeSegment } from "../../../../src/base/segments";
import { findRemixAddress } from "../../../../src/markdown/render/code/remix-link";

const segment = (code: string, more: Partial<CodeSegment> = {}): CodeSegment => ({
  ...{ kind: "code", language: "solidity", lines: code.split("\n"), marked: [], notes: [] },
  ...{ notePrefix: "note", mark: { id: "checked-1", label: "Compiles" }, ...more },
});
const PRAGMA = "pragma solidity ^0.8.24;";
const TOKEN = `${PRAGMA}\nimport {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";\n// ü\ncontract A {}`;

test("a contract that compiles alone opens in Remix, with its exact text", () => {
  const address = findRemixAddress(segment(TOKEN));
  const [, code = ""] =
    /^https:\/\/remix\.ethereum\.org\/\?#code=([\w+/=]+)$/.exec(address ?? "") ?? [];
  expect(Buffer.from(code, "base64").toString()).toBe(`${TOKEN}\n`);
});

const { mark: _mark, ...withoutMark } = segment(PRAGMA);

test.each<[name: string, block: CodeSegment]>([
  ["imports another file of the page", segment(`${PRAGMA}\nimport "./Token.sol";`)],
  ["imports it without a space", segment(`${PRAGMA}\nimport"./Token.sol";`)],
  ["imports Foundry's library", segment(`${PRAGMA}\nimport {Test} from "forge-std/Test.sol";`)],
  ["is a part of a contract", segment("function a() external {}")],
  ["isn't Solidity", segment(PRAGMA, { language: "text" })],
  ["wasn't checked", withoutMark],
])("code that %s has no such link", (_name, block) => {
  expect(findRemixAddress(block)).toBeUndefined();
});
