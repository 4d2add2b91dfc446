import type { Network } from "../../../../src/data/networks";
import { compileRunnable } from "../../../../src/markdown/render/code/run-code";

const NETWORKS = [
  {
    id: "celo",
    status: "current",
    viem: "celo",
    rpc: ["https://forno.celo.org", "wss://x.example"],
  },
  { id: "ended", status: "ended", viem: "celoAlfajores", rpc: ["https://alfajores.example"] },
  { id: "ethereum", status: "current", viem: "mainnet", rpc: [] },
] as unknown as Network[];

/** Separate from the names of variables, so that they aren't mistaken for variables that our own code reads. */
const ENVIRONMENT = "process.env";

const compile = (code: string, args: readonly string[] = []) =>
  compileRunnable(code, { networks: NETWORKS, args });

function scriptOf(code: string, args?: readonly string[]): string {
  const compiled = compile(code, args);
  if ("problem" in compiled) throw new Error(compiled.problem);
  return compiled.script;
}
const problemOf = (code: string): string => {
  const compiled = compile(code);
  return "problem" in compiled ? compiled.problem : "";
};

test("types are removed, imports become calls, and await stays", () => {
  const script = scriptOf(`
    import { createPublicClient, http, type Address } from "viem";
    import type { Account } from "viem/accounts";
    import { celo } from "viem/chains";
    const client = createPublicClient({ chain: celo, transport: http() });
    const user: Address = "0x0";
    console.log(await client.getBalance({ address: user }));
  `);
  expect(script).toContain("require('viem/chains')");
  expect(script).toContain("await client.getBalance({ address: user })");
  expect(script).not.toMatch(/Address =|accounts|import /);
});

test("arguments and an empty environment replace Node's", () => {
  const script = scriptOf(`console.log(process.argv[2], ${ENVIRONMENT}.RPC_URL);`, ["0x1", "b"]);
  expect(script).toContain('const process = {"argv":["node","sample.ts","0x1","b"],"env":{}};');
  expect(scriptOf("console.log(1);")).not.toContain("process");
});

test("an argument with its own value needs none", () => {
  expect(problemOf('console.log(process.argv[2] ?? "1");')).toBe("");
});

test("the node of an active network may be used", () => {
  const code = 'import { http } from "viem";\nhttp("https://forno.celo.org");';
  expect(problemOf(code)).toBe("");
});

test.each([
  ["const = 1;", /mistake on line 1, column 7 of the block\.$/],
  ['import { x } from "ethers"; x();', /can't import "ethers"/],
  ['import { readFile } from "node:fs"; readFile();', /can't import "node:fs"/],
  ['import { celoAlfajores } from "viem/chains"; celoAlfajores;', /can't import celoAlfajores/],
  ['import { mainnet } from "viem/chains"; mainnet;', /can't import mainnet/],
  ['import * as viem from "viem"; viem.http();', /can't import \* from "viem"/],
  ['import { createWalletClient } from "viem"; createWalletClient();', /createWalletClient/],
  ['import { x } from "viem/accounts"; x();', /can't import "viem\/accounts"/],
  [`const key = ${ENVIRONMENT}.PRIVATE_KEY;`, /needs a key/],
  ['import { http } from "viem"; http("http://localhost:8545");', /localhost:8545" isn't a node/],
  ['import { http } from "viem"; http("wss://x.example");', /isn't a node/],
  ['await fetch("https://example.org");', /calls fetch/],
  ["console.log(process.argv[2]);", /reads a command-line argument/],
  ['console.log(process.argv[2] ?? "");', /reads a command-line argument/],
])("%s can't run", (code, problem) => {
  expect(problemOf(code)).toMatch(problem);
});
