import { type Knowledge, readKnowledge } from "../../../src/samples/checks/knowledge";
import { openPackages } from "../../../src/samples/packages/packages";
import { type CheckedCase, type PlantedCase, checkCases } from "../../support/samples";
import { CODE } from "./planted/code";
import { FACTS } from "./planted/facts";
import { USDM, fence } from "./planted/fence";

/** Cases with one fault each. ¦ marks the position at which the fault has to be reported. */
const PLANTED: readonly PlantedCase[] = [...CODE, ...FACTS];

/** Cases without a fault. */
const RIGHT: readonly PlantedCase[] = [
  {
    name: "an error that the block announces",
    body: fence("ts", "// @errors: 2322", 'const a: number = "1";', "console.log(a);"),
  },
  {
    name: "a chain of blocks that continue each other",
    body: [
      fence("ts", "const a = 1;"),
      fence("bash", "npm install viem"),
      fence("ts", "// @continues", "const b = a + 1;"),
      fence("ts", "// @continues", "console.log(a + b);"),
    ].join("\n\n"),
  },
  {
    name: "a file from another page",
    body: fence("ts", 'import { right } from "./lib.js";', "console.log(right + 1);"),
    others: { start: fence('ts title="src/lib.ts"', "export const right = 1;") },
  },
  {
    name: "declarations from another page in the folder",
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
    name: "a proposal with a gap to fill in, and one for a contract that isn't in the registry",
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
  { name: "a block with nocheck", body: fence('ts nocheck="shows a slip"', "const = 1;") },
];

let knowledge: Knowledge;
const results = new Map<string, CheckedCase>();

beforeAll(async () => {
  const sets = openPackages(process.cwd());
  await sets.install([sets.main]);
  knowledge = await readKnowledge(process.cwd(), sets);
  const cases = [...PLANTED, ...RIGHT];
  checkCases(cases, knowledge).forEach((result, at) => results.set(cases[at]?.name ?? "", result));
}, 600_000);

describe("a planted fault is reported at its line and column, and nothing else is", () => {
  test.each(PLANTED.filter(({ rule }) => rule !== undefined))("$name", ({ name, says = "" }) => {
    const { found = [], planted, problems, text } = results.get(name) ?? {};
    expect({ found, text }).toEqual({ found: planted, text });
    expect(problems).toContain(says);
  });

  test("there are at least 40 of them", () => {
    expect(PLANTED.length).toBeGreaterThanOrEqual(40);
  });
});

describe("correct samples aren't reported", () => {
  test.each(RIGHT)("$name", ({ name }) => {
    expect(results.get(name)?.text).toBe("");
  });
});
