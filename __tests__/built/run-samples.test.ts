import { READING_METHODS } from "../../src/data/chain/reading-methods";
import { listPublic } from "../../src/pipeline/store/list-public";
import { readBuilt } from "../support/built/built-site";
import { SITE_DIR } from "../support/built/site-dir";
import { type Ran, runPageCode } from "../support/confined/run-page-code";

/*
 * Runs every runnable sample as a reader's browser would, against a node that answers every request in the same way.
 * The output doesn't matter: a sample may fail because of an answer, but not because a function, a module or a method
 * is missing.
 */

const SAMPLES = listPublic(SITE_DIR)
  .filter((file) => file.endsWith("/runs.json"))
  .flatMap((file) => {
    const scripts = JSON.parse(readBuilt(file).toString()) as Record<string, string>;
    return Object.entries(scripts).map(([key, script]) => ({ name: `${file} ${key}`, script }));
  });

const WORD = "12".padStart(64, "0");
const BLOCK = { number: "0x2a", timestamp: "0x6926a000", baseFeePerGas: "0x1", transactions: [] };
const RESULTS: Readonly<Record<string, unknown>> = {
  eth_blockNumber: "0xffffff",
  eth_call: `0x${WORD.repeat(8)}`,
  eth_getBlockByNumber: BLOCK,
  eth_feeHistory: {
    oldestBlock: "0x29",
    baseFeePerGas: ["0x1"],
    gasUsedRatio: [0.5],
    reward: [["0x1"]],
  },
  eth_getLogs: [],
  eth_getTransactionReceipt: { status: "0x1", gasUsed: "0x5208", logs: [] },
};

let ran: readonly Ran[];
beforeAll(() => {
  ran = runPageCode({ scripts: SAMPLES.map(({ script }) => script), results: RESULTS });
});

test.each(SAMPLES.map(({ name }, at) => ({ name, at })))(
  "$name has everything it needs",
  ({ at }) => {
    const { methods, lines, error } = ran[at]!;
    expect(error).not.toMatch(/is not a function|is not defined|no module|undefined|null/);
    for (const method of methods) expect(READING_METHODS).toContain(method);
    expect(methods.length).toBeLessThanOrEqual(40);
    expect(methods.length + lines.length).toBeGreaterThan(0);
  },
);

test("a stranger's sample would find no file, no other program and no environment", () => {
  const script = `
const { readFileSync } = process.getBuiltinModule("fs");
const { execSync } = process.getBuiltinModule("child_process");
for (const attempt of [() => readFileSync("/etc/passwd"), () => execSync("true")])
  try { attempt(); console.log("done"); } catch (error) { console.log(error.code); }
console.log(JSON.stringify(process.env));`;
  const { lines } = runPageCode({ scripts: [script] })[0]!;
  expect(lines).toEqual(["ERR_ACCESS_DENIED", "ERR_ACCESS_DENIED", "{}"]);
});

test("there are samples", () => {
  expect(SAMPLES.length).toBeGreaterThanOrEqual(35);
});
