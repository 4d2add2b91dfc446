import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Mutant, findMutants } from "./find-mutants";
import { listNearestTests, readImporters } from "./nearest-tests";

/*
 * `npm run test:mutants [-- --count 300 --seed x --files src/model]`: puts small mistakes into copies of the site, one at
 * a time, and runs the unit tests nearest to the file. What no test finds is listed: a promise that nobody holds.
 */

/** Numbers of tests for a mutant: first the nearest tests run, then, if it survives them, the next ones. */
const ROUNDS = [3, 12] as const;
/** A run that takes longer than this has a mutant with an endless loop. */
const LIMIT_MS = 120_000;
/** The share of the mutants that tests have to find. */
const GOAL = 0.85;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: String(Date.now()) },
    files: { type: "string", default: "src/" },
  },
});

/**
 * All of the repository that tests read, but what they write and what is installed. A copy lies where that of the last
 * run lay: jest keeps what it compiled by its path.
 */
function copySite(number: number): string {
  const name = createHash("sha256").update(`${process.cwd()} ${number}`).digest("hex").slice(0, 8);
  const copy = join(tmpdir(), `celo-docs-mutants-${name}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  const left = new Set(["node_modules", "public", ".cache", ".git", "hosting", "coverage"]);
  for (const name of readdirSync(".").filter((one) => !left.has(one)))
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** A jest in a copy of the site, started anew when a mutant has stopped it. */
class Runner {
  #child: ChildProcess | undefined;

  constructor(readonly root: string) {}

  /** The test files among these that failed; all of them when jest does not come back. */
  async listFailing(tests: readonly string[]): Promise<readonly string[]> {
    // What a mutant left behind can have ended it since its last answer.
    if (!this.#child?.connected)
      this.#child = fork("__tests__/mutants/jest-process.mjs", {
        cwd: this.root,
        env: { ...process.env, TEST_MODULES: "jest" },
        execArgv: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
    const child = this.#child;
    return new Promise((resolve) => {
      const end = (failed: readonly string[]): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(failed);
      };
      const stop = (): void => {
        this.close();
        end(tests);
      };
      const timer = setTimeout(stop, LIMIT_MS);
      child.once("exit", stop);
      child.once("message", (failed) => {
        end(failed as string[]);
      });
      child.send(tests);
    });
  }

  close(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }
}

function chooseMutants(): Mutant[] {
  const rank = ({ file, start, to }: Mutant): string =>
    createHash("sha256").update(`${values.seed} ${file} ${start} ${to}`).digest("hex");
  const all = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name}`)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && file.startsWith(values.files))
    .flatMap((file) => findMutants(file, readFileSync(file, "utf8")));
  return all.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, Number(values.count));
}

const importers = readImporters();
/** Whether a test file passes in a copy without any mutant: one that does not would find every one. */
const isSound = new Map<string, boolean>();

async function survives(
  { file, start, end, to }: Mutant,
  runner: Runner,
): Promise<"survives" | "is not reached" | undefined> {
  const path = join(runner.root, file);
  const text = readFileSync(path, "utf8");
  const nearest = listNearestTests(file, importers);
  if (nearest.length === 0) return "is not reached";
  for (const [from, upTo] of [[0, ROUNDS[0]] as const, [...ROUNDS] as const]) {
    let tests = nearest.filter((test) => isSound.get(test) !== false).slice(from, upTo);
    while (tests.length > 0) {
      writeFileSync(path, text.slice(0, start) + to + text.slice(end));
      const failing = await runner.listFailing(tests);
      writeFileSync(path, text);
      for (const test of failing.filter((one) => !isSound.has(one))) {
        runner.close(); // A mutant's late errors are not the test's own.
        isSound.set(test, (await runner.listFailing([test])).length === 0);
      }
      if (failing.some((test) => isSound.get(test))) return undefined;
      if (failing.length === 0) break;
      tests = tests.filter((test) => isSound.get(test) !== false);
    }
  }
  return "survives";
}

async function main(): Promise<void> {
  const begin = Date.now();
  const waiting = chooseMutants();
  const count = waiting.length;
  console.log(`${count} mutants, seed ${values.seed}`);
  const runners = cpus()
    .slice(0, 2)
    .map((_, number) => new Runner(copySite(number)));
  let survivors = 0;
  const tryAll = async (runner: Runner): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { file, to, line, from } = next;
      const fate = await survives(next, runner);
      if (!fate) continue;
      survivors += 1;
      const done = `${count - waiting.length} of ${count}`;
      console.log(`${done}, ${fate}: ${file}:${line} ${from} → ${to}`.replace(/\s+/g, " "));
    }
  };
  try {
    await Promise.all(runners.map(tryAll));
  } finally {
    for (const runner of runners) {
      runner.close();
      rmSync(runner.root, { recursive: true });
    }
  }
  const unsound = [...isSound].flatMap(([test, sound]) => (sound ? [] : test));
  if (unsound.length > 0) console.log(`left out, since they fail in a copy: ${unsound.join(", ")}`);
  const share = (count - survivors) / count;
  const minutes = ((Date.now() - begin) / 60_000).toFixed(1);
  console.log(
    `${count - survivors} of ${count} mutants detected (${(share * 100).toFixed(1)} %) in ${minutes} minutes`,
  );
  if (share < GOAL) process.exitCode = 1;
}

void main();
