import { type Knowledge, readKnowledge } from "../../src/samples/knowledge";
import { type CheckedCase, type PlantedCase, checkCases } from "../support/samples";

const fence = (language: string, ...lines: readonly string[]): string =>
  ["```" + language, ...lines, "```"].join("\n");

const USDM = "0x765DE816845861e75A25fCA122bb6898B8B1282a";

/** One fault each; ¦ stands before the letter it has to be told at. */
const PLANTED: readonly PlantedCase[] = [
  // TypeScript
  {
    name: "an export that viem has not",
    body: fence("ts", 'import { ¦getContractFromCelo } from "viem";'),
    rule: "sample/typescript",
    says: "TS2305, checked with viem 2.",
  },
  {
    name: "a chain that viem has removed",
    body: fence("ts", 'import { ¦celoCannoli } from "viem/chains";'),
    rule: "sample/typescript",
  },
  {
    name: "an argument of the wrong type",
    body: fence("ts", 'import { parseEther } from "viem";', "parseEther(¦5);"),
    rule: "sample/typescript",
    says: "TS2345",
  },
  {
    name: "an address without 0x",
    body: fence(
      "ts",
      'import type { Address } from "viem";',
      'export const ¦to: Address = "765DE8";',
    ),
    rule: "sample/typescript",
  },
  {
    name: "a misspelled option",
    body: fence(
      "ts",
      'import { createPublicClient, http } from "viem";',
      "createPublicClient({ ¦chian: undefined, transport: http() });",
    ),
    rule: "sample/typescript",
  },
  {
    name: "an unclosed brace in TypeScript",
    body: fence("ts", "export function f() {", "  return 1;¦"),
    rule: "sample/typescript",
    says: "'}' expected",
  },
  {
    name: "a package that is not installed",
    body: fence("ts", 'import { x } from ¦"@celo/no-such-package";', "x();"),
    rule: "sample/typescript",
  },
  {
    name: "a name nobody declares",
    body: fence("ts", "console.log(¦kitt);"),
    rule: "sample/typescript",
  },
  {
    name: "a property a component does not take",
    body: fence("tsx", 'export const A = () => <a ¦hreff="/">x</a>;'),
    rule: "sample/typescript",
  },
  {
    name: "JavaScript that calls what is not there",
    body: fence("js", 'import { parseEther } from "viem";', "parseEther.¦nothing();"),
    rule: "sample/typescript",
  },
  {
    name: "an import of a block that has no such export",
    body: [
      fence('ts title="config.ts"', "export const chainName = 1;"),
      fence("ts", 'import { ¦rpc } from "./config";'),
    ].join("\n\n"),
    rule: "sample/typescript",
  },
  {
    name: "an import of a block nobody has titled so",
    body: fence("ts", 'import { rpc } from ¦"./nowhere";'),
    rule: "sample/typescript",
  },
  {
    name: "an import of another page's file with the wrong name",
    body: fence("ts", 'import { ¦wrong } from "./lib";'),
    others: { start: fence('ts title="src/lib.ts"', "export const right = 1;") },
    rule: "sample/typescript",
  },
  {
    name: "a fault in the hidden lines of a fragment",
    body: fence("ts", "const a: number = 1;", "¦b();", "// ---cut---", "console.log(a);"),
    rule: "sample/typescript",
  },
  {
    name: "a fault below hidden lines",
    body: fence("ts", "const a: number = 1;", "// ---cut---", "a.¦trim();"),
    rule: "sample/typescript",
  },
  {
    name: "a fault in a block that goes on from another",
    body: [fence("ts", "const a = 1;"), fence("ts", "// @continues", "a.¦trim();")].join("\n\n"),
    rule: "sample/typescript",
  },
  {
    name: "a name of a block that was not continued",
    body: [fence("ts", "const abc = 1;"), fence("ts", "console.log(¦abc);")].join("\n\n"),
    rule: "sample/typescript",
  },
  {
    name: "an error that was said but is not there",
    body: fence("ts", "¦// @errors: 2345", "const a: number = 1;"),
    rule: "sample/missing-error",
  },
  {
    name: "an error beside the one that was said",
    body: fence("ts", "// @errors: 2322", 'const a: number = "1";', "¦b(a);"),
    rule: "sample/typescript",
  },
  {
    name: "a region of a file with a fault, told in that file",
    body: fence('ts file="./code/a.ts" region="use"', ""),
    files: {
      "content/docs/case-19/code/a.ts":
        "// #region use\nconst a: number = 'x';\n// #endregion use\n",
    },
  },
  // Solidity
  {
    name: "Solidity without a pragma",
    body: fence("solidity", "¦contract A {}"),
    rule: "sample/pragma",
  },
  {
    name: "a pragma no compiler fits",
    body: fence("solidity", "¦pragma solidity ^0.4.24;", "contract A {}"),
    rule: "sample/pragma",
  },
  {
    name: "an unclosed brace in Solidity",
    body: fence("solidity", "pragma solidity ^0.8.24;", "contract A {", "  uint256 a;¦"),
    rule: "sample/solidity",
  },
  {
    name: "an unknown name in Solidity",
    body: fence("solidity", "pragma solidity ^0.8.24;", "contract A {", "  uint256 a = ¦b;", "}"),
    rule: "sample/solidity",
    says: "solc 0.8.2",
  },
  {
    name: "a Solidity import no package holds",
    body: fence(
      "solidity",
      "pragma solidity ^0.8.24;",
      '¦import "@openzeppelin/contracts/token/ERC20/Nothing.sol";',
    ),
    rule: "sample/solidity",
  },
  {
    name: "a Solidity error that was said but is not there",
    body: fence("solidity", "¦// @errors: 7576", "pragma solidity ^0.8.24;", "contract A {}"),
    rule: "sample/missing-error",
  },
  // Shell
  {
    name: "an unknown command",
    body: fence("bash", "celocli ¦acount:new"),
    rule: "sample/unknown-command",
  },
  {
    name: "a flag celocli has not",
    body: fence("bash", "celocli account:balance $A ¦--erc20 $B"),
    rule: "sample/unknown-flag",
  },
  {
    name: "a flag of a newer command",
    body: fence("bash", "celocli lockedcelo:lock --from $A ¦--amount 5"),
    rule: "sample/unknown-flag",
  },
  {
    name: "a flag on a line that goes on",
    body: fence("bash", "celocli account:register \\", "  --from $A \\", "  ¦--nam x"),
    rule: "sample/unknown-flag",
  },
  {
    name: "a flag cast has not",
    body: fence("bash", "cast block-number ¦--rpc $RPC"),
    rule: "sample/unknown-flag",
  },
  {
    name: "a command forge has not",
    body: fence("bash", "forge ¦biuld"),
    rule: "sample/unknown-command",
  },
  {
    name: "a flag docker compose has not",
    body: fence("bash", "docker compose up ¦--detatch"),
    rule: "sample/unknown-flag",
  },
  {
    name: "an unknown package",
    body: fence("bash", "npm install ¦viemm"),
    rule: "sample/unknown-package",
    says: "Did you mean viem",
  },
  {
    name: "a version that was not checked",
    body: fence("bash", "npm install ¦viem@1.0.0"),
    rule: "sample/package-version",
  },
  {
    name: "an unknown program of npx",
    body: fence("bash", "npx ¦celoclli --help"),
    rule: "sample/unknown-package",
  },
  {
    name: "an unknown package of yarn",
    body: fence("bash", "yarn add ¦@celo/contractkitt"),
    rule: "sample/unknown-package",
  },
  { name: "an unclosed quote", body: fence("bash", 'echo ¦"hello'), rule: "sample/shell" },
  // Data
  {
    name: "a trailing comma in JSON",
    body: fence("json", "{", '  "a": 1,', "¦}"),
    rule: "sample/malformed",
  },
  { name: "an unclosed brace in JSON", body: fence("json", '{ "a": 1¦'), rule: "sample/malformed" },
  {
    name: "bad indentation in YAML",
    body: fence("yaml", "a:", "  b: 1", "¦ c: 2"),
    rule: "sample/malformed",
  },
  { name: "bad TOML", body: fence("toml", "[profile]", "name = ¦celo"), rule: "sample/malformed" },
  {
    name: "bad GraphQL",
    body: fence("graphql", "query { doc(id: ¦) { title } }"),
    rule: "sample/malformed",
  },
  {
    name: "a version in package.json that was not checked",
    body: fence(
      'json title="package.json"',
      "{",
      '  "dependencies": {',
      '    ¦"viem": "1.2.3"',
      "  }",
      "}",
    ),
    rule: "sample/package-version",
  },
  // Addresses
  {
    name: "a letter in the wrong case",
    body: `The token is ¦${USDM.replace("DE8", "De8")}.`,
    rule: "address/checksum",
  },
  {
    name: "an address in small letters",
    body: `The token is \`¦${USDM.toLowerCase()}\`.`,
    rule: "address/checksum",
  },
  {
    name: "two digits that changed places",
    body: `The token is ¦${USDM.replace("816", "861")}.`,
    rule: "address/unknown",
    says: `Did you mean ${USDM}?`,
  },
  {
    name: "another contract's address in a row",
    body: `| Token | Address |\n| --- | --- |\n| USDC | ¦${USDM} |`,
    rule: "address/other-contract",
  },
  // Networks
  {
    name: "a wrong chain id in a sentence",
    body: "Its chain id is ¦42221.",
    rule: "network/unknown-chain-id",
  },
  {
    name: "a wrong chain id in a table",
    body: "| | Celo |\n| --- | --- |\n| Chain ID | ¦42202 |",
    rule: "network/unknown-chain-id",
  },
  {
    name: "a wrong chain id in code",
    body: fence("ts", "export const a = { chainId: ¦44220 };"),
    rule: "network/unknown-chain-id",
  },
  {
    name: "a wrong chain id in hexadecimal digits",
    body: fence("json", '{ "chainId": "¦0xa4ed" }'),
    rule: "network/unknown-chain-id",
  },
  {
    name: "the RPC of an ended network",
    body: "Use ¦https://alfajores-forno.celo-testnet.org now.",
    rule: "network/ended",
  },
  {
    name: "the faucet of an ended network",
    body: "Get funds from ¦https://faucet.celo.org/alfajores.",
    rule: "network/ended",
  },
  {
    name: "a mistyped RPC",
    body: "Use ¦https://forno.celo.com now.",
    rule: "network/unknown-address",
  },
  // Data with a known shape
  {
    name: "a field package.json has not",
    body: fence('json title="package.json"', '{ "name": "a", ¦"dependancies": {} }'),
    rule: "data/unknown-key",
    says: "Did you mean dependencies?",
  },
  {
    name: "a version that is none",
    body: fence('json title="package.json"', '{ "devDependencies": { ¦"mocha": "newest one" } }'),
    rule: "data/wrong-value",
  },
  {
    name: "an option TypeScript has not",
    body: fence('json title="tsconfig.json"', '{ "compilerOptions": { ¦"strickt": true } }'),
    rule: "data/tsconfig",
    says: "TS5025",
  },
  {
    name: "a value TypeScript has not for an option",
    body: fence('json title="tsconfig.json"', '{ "compilerOptions": { "target": ¦"ES2099" } }'),
    rule: "data/tsconfig",
  },
  {
    name: "an MCP server without its address",
    body: fence('json title=".vscode/mcp.json"', '{ "servers": { ¦"celo": { "type": "http" } } }'),
    rule: "data/missing-key",
  },
  {
    name: "an answer that is a result and an error",
    body: fence(
      "json",
      '¦{ "jsonrpc": "2.0", "id": 1, "result": "0x1", "error": { "code": 1, "message": "x" } }',
    ),
    rule: "data/wrong-value",
    says: "JSON-RPC",
  },
  {
    name: "a type Solidity has not, in an ABI",
    body: fence(
      'json title="abi.json"',
      "[",
      '  { "type": "event", "name": "Transfer", "inputs": [{ ¦"type": "uint257", "name": "v" }] }',
      "]",
    ),
    rule: "data/wrong-value",
  },
  {
    name: "a function of an ABI that does not say what it changes",
    body: fence(
      'json title="abi.json"',
      '[¦{ "type": "function", "name": "f", "inputs": [], "outputs": [] }]',
    ),
    rule: "data/wrong-value",
    says: "stateMutability",
  },
  {
    name: "a proposal for a contract the registry has not",
    body: fence(
      "json",
      '[{ ¦"contract": "EpochReward", "function": "f", "args": [], "value": "0" }]',
    ),
    rule: "data/unknown-contract",
    says: "@celo/abis 14",
  },
  {
    name: "a proposal for a function its contract has not",
    body: fence(
      "json",
      '[{ "contract": "Governance", ¦"function": "setMinDeposits", "args": ["1"], "value": "0" }]',
    ),
    rule: "data/unknown-function",
    says: "setMinDeposit",
  },
  {
    name: "a proposal with an argument too many",
    body: fence(
      "json",
      '[{ "contract": "Governance", "function": "setMinDeposit", ¦"args": ["1", "2"], "value": "0" }]',
    ),
    rule: "data/arguments",
  },
  {
    name: "a proposal with an argument of the wrong type",
    body: fence(
      "json",
      '[{ "contract": "GoldToken", "function": "approve", "args": [¦"me", "2"], "value": "0" }]',
    ),
    rule: "data/arguments",
    says: "address",
  },
  {
    name: "metadata of a token without a picture",
    body: fence('json title="metadata.json"', '¦{ "name": "A", "description": "B" }'),
    rule: "data/missing-key",
  },
  {
    name: "an alert with a time that has no unit",
    body: fence(
      "yaml",
      "groups:",
      "  - name: node",
      "    rules:",
      "      - ¦alert: Down",
      "        expr: up == 0",
      "        for: 5",
    ),
    rule: "data/wrong-value",
  },
  {
    name: "a page header with a key pages have not",
    body: fence(
      "yaml",
      "title: A",
      `description: ${"x".repeat(60)}`,
      "facts_checked: 2026-11-21",
      "¦sorces: []",
    ),
    rule: "data/unknown-key",
  },
  {
    name: "a setting Foundry has not",
    body: fence('toml title="foundry.toml"', "[profile.default]", "¦optimiser = true"),
    rule: "data/unknown-key",
  },
  {
    name: "network parameters with a chain id that is not in hex",
    body: fence("json", `{ "chainId": ¦"42220", "rpcUrls": ["https://forno.celo.org"] }`),
    rule: "network/chain-id-in-hex",
    says: "0xa4ec",
  },
  {
    name: "network parameters with the RPC of another network",
    body: fence(
      "ts",
      'const chain = { chainId: "0xaa044c", rpcUrls: [¦"https://forno.celo.org"] };',
      "console.log(chain);",
    ),
    rule: "network/other-network",
  },
  {
    name: "network parameters with another coin",
    body: fence(
      "js",
      'console.log({ chainId: "0xa4ec", rpcUrls: ["https://forno.celo.org"], nativeCurrency: { symbol: ¦"CGLD" } });',
    ),
    rule: "network/coin",
  },
];

/** What must not be told. */
const RIGHT: readonly PlantedCase[] = [
  {
    name: "an error that was said",
    body: fence("ts", "// @errors: 2322", 'const a: number = "1";', "console.log(a);"),
  },
  {
    name: "a chain of blocks that go on",
    body: [
      fence("ts", "const a = 1;"),
      fence("bash", "npm install viem"),
      fence("ts", "// @continues", "const b = a + 1;"),
      fence("ts", "// @continues", "console.log(a + b);"),
    ].join("\n\n"),
  },
  {
    name: "a file of another page",
    body: fence("ts", 'import { right } from "./lib.js";', "console.log(right + 1);"),
    others: { start: fence('ts title="src/lib.ts"', "export const right = 1;") },
  },
  {
    name: "declarations of another page of the folder",
    body: fence("ts", "console.log(window.wallet.name);"),
    others: {
      start: fence(
        'ts title="wallet.d.ts"',
        "interface Window {",
        "  wallet: { name: string };",
        "}",
      ),
    },
  },
  {
    name: "network parameters that belong together",
    body: fence(
      "json",
      "{",
      '  "chainId": "0xa4ec",',
      '  "rpcUrls": ["https://forno.celo.org/"],',
      '  "blockExplorerUrls": ["https://celoscan.io"],',
      '  "nativeCurrency": { "name": "CELO", "symbol": "CELO", "decimals": 18 }',
      "}",
    ),
  },
  {
    name: "an ABI with a tuple",
    body: fence(
      "json",
      '[{ "type": "function", "name": "f", "stateMutability": "view", "inputs": [], "outputs": [',
      '  { "type": "tuple[]", "components": [{ "name": "a", "type": "uint8[2]" }] }',
      "]}]",
    ),
  },
  {
    name: "a proposal with a gap to fill in, and one for a contract beside the registry",
    body: fence(
      "json",
      "[",
      '  { "contract": "GoldToken", "function": "approve", "args": ["<WHO>", "2"], "value": "0" },',
      '  { "contract": "Mine", "address": "<ADDRESS>", "function": "f", "args": [], "value": "0" }',
      "]",
    ),
  },
  { name: "types nobody writes in JavaScript", body: fence("js", "export const f = (a) => a;") },
  {
    name: "a placeholder and a pipe",
    body: fence("bash", 'celocli account:show "$A" | head -n 2'),
  },
  {
    name: "an ended network on a page that says so",
    body: "Alfajores (chain id 44787) ended in 2025.",
  },
  { name: "the id of a proposal on the chain", body: "It has the on-chain id 310." },
  { name: "chain ids in a row", body: "Chain ids are 42220 (mainnet) and 11142220." },
  { name: "an address that a command printed", body: fence("text", USDM.toLowerCase()) },
  {
    name: "a row that names the adapter of a token",
    body: `| USDC | 0xcebA9300f2b948710d2653dD7B07f33A8B32118C | 0x2F25deB3848C207fc8E0c34035B3Ba7fC157602B |`,
  },
  { name: "a block that says nocheck", body: fence('ts nocheck="shows a slip"', "const = 1;") },
];

let knowledge: Knowledge;
const results = new Map<string, CheckedCase>();

beforeAll(async () => {
  knowledge = await readKnowledge(process.cwd());
  const cases = [...PLANTED, ...RIGHT];
  checkCases(cases, knowledge).forEach((result, at) => results.set(cases[at]?.name ?? "", result));
}, 600_000);

describe("a planted fault is told at its line and column, and nothing else is", () => {
  test.each(PLANTED.filter(({ rule }) => rule !== undefined))("$name", ({ name, says = "" }) => {
    const { found = [], planted, problems, text } = results.get(name) ?? {};
    expect({ found, text }).toEqual({ found: planted, text });
    expect(problems).toContain(says);
  });

  test("there are at least 40 of them", () => {
    expect(PLANTED.length).toBeGreaterThanOrEqual(40);
  });
});

describe("what is right is not told", () => {
  test.each(RIGHT)("$name", ({ name }) => {
    expect(results.get(name)?.text).toBe("");
  });
});
