import { openPackages } from "../../../src/samples/packages/packages";
import { findBinary } from "../../../src/samples/run/chain";
import { listRuns } from "../../../src/samples/run/list-runs";
import { runSamples } from "../../../src/samples/run/run-samples";
import { compile } from "../../support/compile";

const TO = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

/** A correct program that pays half a USDm, and says so. Each case changes one thing, and still compiles. */
const SEND = `\`\`\`ts title="send.ts"
import { createWalletClient, erc20Abi, formatUnits, http, parseUnits, publicActions, type Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { celoSepolia } from "viem/chains";

const USDM = "0xdE9e4C3ce781b4bA68120d6261cbad65ce0aB00b";
const account = privateKeyToAccount(process.env.PRIVATE_KEY as Hex);
const wallet = createWalletClient({ account, chain: celoSepolia, transport: http() }).extend(publicActions);
const hash = await wallet.writeContract({
  address: USDM,
  abi: erc20Abi,
  functionName: "transfer",
  args: ["${TO}", parseUnits("0.5", 18)],
  feeCurrency: USDM,
});
const { status, type } = await wallet.waitForTransactionReceipt({ hash });
const left = await wallet.readContract({ address: USDM, abi: erc20Abi, functionName: "balanceOf", args: [account.address] });
console.log(status, type, formatUnits(left, 18));
// @moves: 0.5 USDm to ${TO}
\`\`\`

\`\`\`text
success 0x7b 999.5
\`\`\`
`;

interface Wrong {
  readonly name: string;
  readonly change: readonly [from: string | RegExp, to: string];
  readonly rule: string;
  readonly line: number;
  readonly problem: string;
}

const WRONG: readonly Wrong[] = [
  {
    name: "wrong decimals",
    change: ['parseUnits("0.5", 18)', 'parseUnits("0.5", 6)'],
    rule: "sample/moves",
    line: 8,
    problem: "moved 0.0000000000005 USDm",
  },
  {
    name: "a wrong recipient",
    change: [`args: ["${TO}"`, "args: [account.address"],
    rule: "sample/moves",
    line: 8,
    problem: "USDm to 0xf39F",
  },
  {
    name: "a unit mistake: gwei for wei",
    change: ['parseUnits("0.5", 18)', 'parseUnits("0.5", 9)'],
    rule: "sample/moves",
    line: 8,
    problem: "moved 0.0000000005 USDm",
  },
  {
    name: "a missing await",
    change: [
      /const hash = await (wallet\.writeContract\([\s\S]*?\n\}\));/,
      'let hash: Hex = "0x"; $1.then((sent) => (hash = sent));',
    ],
    rule: "sample/failed",
    line: 8,
    problem: "fails when it runs",
  },
  {
    name: "a token of the other network",
    change: [
      "0xdE9e4C3ce781b4bA68120d6261cbad65ce0aB00b",
      "0x765DE816845861e75A25fCA122bb6898B8B1282a",
    ],
    rule: "sample/failed",
    line: 15,
    problem: "fails when it runs",
  },
  {
    name: "a fee currency that isn't listed",
    change: ["feeCurrency: USDM", 'feeCurrency: "0x01C5C0122039549AD1493B8220cABEdD739BC44E"'],
    rule: "sample/failed",
    line: 15,
    problem: "fails when it runs",
  },
  {
    name: "approve instead of transfer",
    change: ['functionName: "transfer"', 'functionName: "approve"'],
    rule: "sample/moves",
    line: 8,
    problem: "moved nothing",
  },
  {
    name: "more than the account holds",
    change: ['parseUnits("0.5", 18)', 'parseUnits("5000", 18)'],
    rule: "sample/failed",
    line: 15,
    problem: "fails when it runs",
  },
  {
    name: "a balance with the decimals of another token",
    change: ["formatUnits(left, 18)", "formatUnits(left, 6)"],
    rule: "sample/printed",
    line: 29,
    problem: 'printed "success 0x7b 999500000000000"',
  },
  {
    name: "a fee in CELO where the page says USDm",
    change: ["  feeCurrency: USDM,\n", "\n"],
    rule: "sample/printed",
    line: 29,
    problem: 'printed "success eip1559 999.5"',
  },
  {
    name: "a connection to the network",
    change: ["const { status", 'await fetch("https://example.org");\nconst { status'],
    rule: "sample/failed",
    line: 22,
    problem: "can't connect to https://example.org",
  },
  {
    name: "a file outside the folder",
    change: [
      "const { status",
      'process.getBuiltinModule("fs").readFileSync("/etc/hostname");\nconst { status',
    ],
    rule: "sample/failed",
    line: 22,
    problem: "Access to this API has been restricted",
  },
  {
    name: "a program that never ends",
    change: ["console.log(status", "setInterval(() => undefined, 1000);\nconsole.log(status"],
    rule: "sample/failed",
    line: 8,
    problem: "still running after 60 seconds",
  },
];

test("samples that compile but do the wrong thing are faults at their lines", async () => {
  const docs = [{ name: "right", change: ["", ""] satisfies Wrong["change"] }, ...WRONG].map(
    ({ change }, at) =>
      compile(SEND.replace(change[0], change[1]), { file: `content/docs/wrong/${at}.md` }).doc,
  );
  const pages = docs.map(({ file, samples }) => ({ file, samples }));
  const sets = openPackages(process.cwd());
  const chain = sets.others.find(({ versions }) => versions.has("@foundry-rs/anvil"));
  await sets.install([sets.main, chain!]);
  const { faults } = await runSamples(listRuns(pages).runs, {
    root: process.cwd(),
    pages,
    sets,
    tools: { anvil: findBinary(chain!, "anvil") ?? "", cast: "", forge: "" },
    today: "2026-11-28",
  });
  const found = WRONG.map((_, at) =>
    faults.filter(({ file }) => file === `content/docs/wrong/${at + 1}.md`),
  );
  expect(faults.filter(({ file }) => file === "content/docs/wrong/0.md")).toEqual([]);
  for (const [at, { name, rule, line, problem }] of WRONG.entries()) {
    const told = (found[at] ?? []).map((one) => `${one.line} ${one.rule}: ${one.problem}`);
    const own = told.find((one) => one.startsWith(`${line} ${rule}: `));
    expect(own ?? `${name}: ${told.join("; ")}`).toContain(problem);
  }
}, 300_000);
