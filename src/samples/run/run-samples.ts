import { availableParallelism } from "node:os";
import { buildSync } from "esbuild";
import { readAddresses } from "../../data/addresses";
import { type Network, readNetworks } from "../../data/networks";
import { readTokens } from "../../data/tokens";
import { type Fault, type Position, faultAt } from "../../faults/fault";
import type { RanSample } from "../../markdown/samples/checked-sample";
import type { SamplePage } from "../../markdown/samples/sample-page";
import { openContent } from "../../pipeline/content/content-files";
import type { PackageSets } from "../packages/packages";
import { readAnswers } from "./answers";
import { type Chain, startChain } from "./chain";
import { compareOutput } from "./compare-output";
import type { Program, Run } from "./list-runs";
import { type RunNeeds, runProgram } from "./run-program";
import { runTutorial } from "./run-tutorial";
import { type StateSource, compileContracts } from "./state";

/** Networks that a local chain can stand for. */
const NETWORKS = ["celo", "celo-sepolia"];

export interface RunsReport {
  readonly faults: readonly Fault[];
  /** The runs that did as their pages say. */
  readonly ran: ReadonlyMap<Run, RanSample>;
}

export interface RunOptions {
  readonly root: string;
  readonly pages: readonly SamplePage[];
  readonly sets: PackageSets;
  readonly tools: RunNeeds["tools"];
  readonly today: string;
  readonly onRun?: (run: Run, seconds: number, printed: string) => void;
}

/** Runs programs and tutorials against local chains, as many at once as the machine has cores, each on chains of its own. */
export async function runSamples(
  runs: readonly Run[],
  { root, pages, sets, tools, today, onRun }: RunOptions,
): Promise<RunsReport> {
  if (runs.length === 0) return { faults: [], ran: new Map() };
  const sandbox = bundleSandbox(root);
  const sources = readState(root, sets);
  // Tutorials run one after the other, since they start servers at ports of their own choice.
  const [programs, tutorials] = [true, false].map((is) =>
    runs.filter(({ program }) => is === (program !== undefined)),
  );
  const faults: Fault[] = [];
  const ran = new Map<Run, RanSample>();
  const work = async (_: unknown, worker: number): Promise<void> => {
    const next = (): Run | undefined =>
      (worker === 0 ? tutorials?.shift() : undefined) ?? programs?.shift();
    const chains = await Promise.all(sources.map((source) => startChain(tools.anvil, source)));
    const routes = Object.fromEntries(
      sources.flatMap(({ network }, at) =>
        network.rpc.map((url) => [url, chains[at]?.url ?? ""] as const),
      ),
    );
    try {
      for (let run = next(); run; run = next()) {
        const started = Date.now();
        await Promise.all(chains.map(async ({ reset }) => reset()));
        const code = run.blocks.map(({ sample }) => sample.code).join("\n");
        await Promise.all(chains.map(async ({ addNamed }) => addNamed(code)));
        const packages = sets.setOf(run.page.file);
        const needs = { pages, packages, sandbox, routes, tools };
        const running = run.program
          ? judge(run.program, needs, chains)
          : runTutorial(run.page, needs);
        // One sample that the chain can't follow mustn't cost the others their records.
        const { found, printed } = await running.catch((error: unknown) => ({
          found: [
            toFailed(run.blocks[0]?.sample ?? { ...START, file: run.page.file }, String(error)),
          ],
          printed: "",
        }));
        onRun?.(run, (Date.now() - started) / 1000, printed);
        faults.push(...found);
        const chain = chains.some(({ requests }) => requests() > 0);
        if (found.length === 0) ran.set(run, { on: today, ...(chain && { chain }) });
      }
    } finally {
      for (const { stop } of chains) stop();
    }
  };
  const workers = Math.min(availableParallelism(), runs.length);
  await Promise.all(Array.from({ length: workers }, work));
  return { faults, ran };
}

/** Runs a program, and compares what it printed and moved with what its page says. */
async function judge(
  program: Program,
  needs: RunNeeds,
  chains: readonly Chain[],
): Promise<{ found: Fault[]; printed: string }> {
  const { sample } = program.block;
  const { printed, failure, line } = await runProgram(program.block, needs);
  const at = { ...sample, line: sample.line + line };
  if (failure !== undefined)
    return {
      printed,
      found: [toFailed(at, failure)],
    };
  // What a sample has sent without waiting for it counts, too.
  await Promise.all(chains.map(async ({ rpc }) => rpc("evm_mine")));
  const moves = (await Promise.all(chains.map(async ({ listMoves }) => listMoves()))).flat();
  return {
    printed,
    found: [...compareMoves(program, moves), ...comparePrinted(program, printed)],
  };
}

const START = { line: 1, column: 1 };

const toFailed = (at: Position, failure: string): Fault =>
  faultAt(at, {
    rule: "sample/failed",
    problem: `This code fails when it runs on the local chain: ${shorten(failure)}`,
    fix: 'Repair it. If it can\'t run without a person or a public network, add norun="why" to the fence.',
  });

function compareMoves({ block: { sample } }: Program, moves: readonly string[]): Fault[] {
  const wrong = compareOutput((sample.moves ?? []).join("\n"), moves.join("\n"));
  if (!wrong) return [];
  return [
    faultAt(sample, {
      rule: "sample/moves",
      problem: `This code moved ${moves.length === 0 ? "nothing" : moves.join(", ")}, but ${sample.moves === undefined ? "doesn't say so" : `its comment says ${sample.moves.join(", ")}`}.`,
      fix: "Correct the code, or write what it moves as // @moves: 0.5 USDm to 0x…, one comment for each transfer.",
    }),
  ];
}

function comparePrinted({ block: { sample }, output }: Program, printed: string): Fault[] {
  const expected = output?.code ?? sample.prints?.join("\n");
  const wrong = expected === undefined ? undefined : compareOutput(expected, printed);
  if (!wrong) return [];
  const line = output ? output.line + output.code.split("\n").indexOf(wrong.wanted) : sample.line;
  return [
    faultAt(
      { ...(output ?? sample), line: Math.max(line, (output ?? sample).line) },
      {
        rule: "sample/printed",
        problem: `The page shows "${shorten(wrong.wanted)}", but the code printed "${shorten(wrong.found)}".`,
        fix: "Correct the code or the output. Write … for what differs from run to run.",
      },
    ),
  ];
}

const shorten = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** Reads what the local chains are made from. */
function readState(root: string, { main }: PackageSets): StateSource[] {
  const content = openContent(root);
  const { networks } = readNetworks(content);
  const { entries: addresses } = readAddresses(content);
  const { tokens } = readTokens(content, { networks, addresses });
  const contracts = compileContracts(root, main);
  const answers = readAnswers(root);
  return networks
    .filter(({ id }: Network) => NETWORKS.includes(id))
    .map((network) => ({ network, tokens, addresses, contracts, answers }));
}

/** Bundles the module that confines a sample's process. */
const bundleSandbox = (root: string): string =>
  buildSync({
    absWorkingDir: root,
    entryPoints: ["src/samples/run/sandbox.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    write: false,
    logLevel: "silent",
  }).outputFiles[0]?.text ?? "";
