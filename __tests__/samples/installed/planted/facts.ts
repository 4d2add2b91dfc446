import type { PlantedCase } from "../../../support/samples";
import { USDM, fence } from "./fence";

/** Faults in data, addresses and networks, one per case. */
export const FACTS: readonly PlantedCase[] = [
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
    name: "a version in package.json that isn't the checked one",
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
    name: "an address in lowercase",
    body: `The token is \`¦${USDM.toLowerCase()}\`.`,
    rule: "address/checksum",
  },
  {
    name: "two swapped digits",
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
  // Data in a known format
  {
    name: "a field that package.json doesn't have",
    body: fence('json title="package.json"', '{ "name": "a", ¦"dependancies": {} }'),
    rule: "data/unknown-key",
    says: "Did you mean dependencies?",
  },
  {
    name: "an invalid version",
    body: fence('json title="package.json"', '{ "devDependencies": { ¦"mocha": "newest one" } }'),
    rule: "data/wrong-value",
  },
  {
    name: "an option that TypeScript doesn't have",
    body: fence('json title="tsconfig.json"', '{ "compilerOptions": { ¦"strickt": true } }'),
    rule: "data/tsconfig",
    says: "TS5025",
  },
  {
    name: "a value that TypeScript doesn't accept for an option",
    body: fence('json title="tsconfig.json"', '{ "compilerOptions": { "target": ¦"ES2099" } }'),
    rule: "data/tsconfig",
  },
  {
    name: "an MCP server without its address",
    body: fence('json title=".vscode/mcp.json"', '{ "servers": { ¦"celo": { "type": "http" } } }'),
    rule: "data/missing-key",
  },
  {
    name: "a response with both a result and an error",
    body: fence(
      "json",
      '¦{ "jsonrpc": "2.0", "id": 1, "result": "0x1", "error": { "code": 1, "message": "x" } }',
    ),
    rule: "data/wrong-value",
    says: "JSON-RPC",
  },
  {
    name: "a type in an ABI that Solidity doesn't have",
    body: fence(
      'json title="abi.json"',
      "[",
      '  { "type": "event", "name": "Transfer", "inputs": [{ ¦"type": "uint257", "name": "v" }] }',
      "]",
    ),
    rule: "data/wrong-value",
  },
  {
    name: "a function of an ABI without its state mutability",
    body: fence(
      'json title="abi.json"',
      '[¦{ "type": "function", "name": "f", "inputs": [], "outputs": [] }]',
    ),
    rule: "data/wrong-value",
    says: "stateMutability",
  },
  {
    name: "a proposal for a contract that isn't in the registry",
    body: fence(
      "json",
      '[{ ¦"contract": "EpochReward", "function": "f", "args": [], "value": "0" }]',
    ),
    rule: "data/unknown-contract",
    says: "@celo/abis 14",
  },
  {
    name: "a proposal for a function that its contract doesn't have",
    body: fence(
      "json",
      '[{ "contract": "Governance", ¦"function": "setMinDeposits", "args": ["1"], "value": "0" }]',
    ),
    rule: "data/unknown-function",
    says: "setMinDeposit",
  },
  {
    name: "a proposal with one argument too many",
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
    name: "an alert with a time without a unit",
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
    name: "frontmatter with a key that pages don't have",
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
    name: "a setting that Foundry doesn't have",
    body: fence('toml title="foundry.toml"', "[profile.default]", "¦optimiser = true"),
    rule: "data/unknown-key",
  },
  {
    name: "network parameters with a chain id that isn't hexadecimal",
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
