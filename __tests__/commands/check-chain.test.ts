import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { encodeAbiParameters, parseAbiParameters, toFunctionSelector } from "viem";
import { CHAIN_RECORD } from "../../src/data/chain-record";
import { BLOCK, type LocalChain, withRpcServer } from "../support/rpc-server";
import { siteFolders } from "./site-folder";

const folder = siteFolders();

const LOCKED_GOLD = "0x6cC083Aed9e3ebe302A6336dBC7c921C9f03349E";

const NETWORK = `  status: current
  settles_on: ethereum
  explorers: [{ name: Explorer, url: "https://example.org" }]
  sources: [https://example.org]
`;

const newSite = (): string =>
  folder({
    "content/data/networks.yaml": `- id: celo\n  name: Celo Mainnet\n  chain_id: 42220\n${NETWORK}- id: testnet\n  name: Testnet\n  chain_id: 1\n${NETWORK}`,
    "content/data/addresses.yaml": `- name: LockedGold\n  network: celo\n  address: "${LOCKED_GOLD}"\n  source: https://example.org\n- name: Other\n  network: testnet\n  address: "${LOCKED_GOLD}"\n  source: https://example.org\n`,
    "content/data/parameters/locked.yaml":
      "title: Locked CELO\nas_of: 2026-11-01\nsources: [{ title: Celo, url: https://celo.org }]\nparameters:\n  - name: Unlocking period\n    value: 3 days\n    contract: LockedGold\n    function: unlockingPeriod\n    read: { unit: seconds }\n",
  });

const chain = (seconds: bigint): LocalChain => ({
  chainId: 42_220,
  calls: new Map([
    [
      `${LOCKED_GOLD.toLowerCase()}:${toFunctionSelector("unlockingPeriod()")}`,
      encodeAbiParameters(parseAbiParameters("uint256"), [seconds]),
    ],
  ]),
  withCode: new Set([LOCKED_GOLD.toLowerCase()]),
});

/** Runs the command asynchronously, because the server in this process has to answer it in the meantime. */
async function run(cwd: string, ...args: string[]) {
  const child = spawn("npm", ["run", "--silent", "check:chain", "--", ...args], { cwd });
  const code = new Promise((resolve) => child.on("close", resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, error, code: await code };
}

test("a matching value is recorded, and a network without an endpoint is reported", async () => {
  const root = newSite();
  const { out, error, code } = await withRpcServer(chain(259_200n), (url) =>
    run(root, "--rpc", `celo=${url}`),
  );
  expect(error).toBe("");
  expect(out).toContain(`Celo Mainnet, block ${BLOCK} of 2026-11-26T02:17:00.000Z`);
  expect(out).toContain("(values: 1, addresses: 1, tokens: 0): 0 differ.");
  expect(out).toContain("Testnet was not read: no endpoint is known");
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(join(root, CHAIN_RECORD), "utf8"))).toEqual({
    celo: {
      block: BLOCK,
      time: "2026-11-26T02:17:00.000Z",
      values: { "locked/Unlocking period": "3 days" },
    },
  });
});

test("the command fails with the position of a value that differs, and the content doesn't change", async () => {
  const root = newSite();
  const file = join(root, "content/data/parameters/locked.yaml");
  const before = readFileSync(file, "utf8");
  const { error, code } = await withRpcServer(chain(60n), (url) =>
    run(root, "--rpc", `celo=${url}`),
  );
  expect(error).toContain(
    'content/data/parameters/locked.yaml:6:5 This value is "3 days", but LockedGold.unlockingPeriod() returned 1 minute.',
  );
  expect(code).toBe(1);
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("nothing is recorded for an endpoint that fails", async () => {
  const root = newSite();
  const { error, code } = await withRpcServer({ ...chain(60n), status: 500 }, (url) =>
    run(root, "--rpc", `celo=${url}`),
  );
  expect(error).toContain("Celo Mainnet was not read");
  expect(code).toBe(1);
  expect(existsSync(join(root, CHAIN_RECORD))).toBe(false);
});

test("an unknown network is refused, with a list of the known ones", async () => {
  const { error, code } = await run(newSite(), "--rpc", "celoo=http://127.0.0.1");
  expect(error).toContain('There is no network "celoo". The networks are celo, testnet.');
  expect(code).toBe(1);
});
