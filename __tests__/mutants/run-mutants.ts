import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdtempSync,
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

/*
 * `npm run test:mutants [-- --count 300 --seed x --files src/model]`: puts small mistakes into copies of the site, one at
 * a time, and runs the unit tests that import the file. What no test finds is listed: a promise that nobody holds.
 */

const JEST = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  "node_modules/jest/bin/jest.js",
  ...["--selectProjects", "model", "components", "--maxWorkers=1", "--bail", "--silent"],
];
/** A mutant that runs so long runs for ever. */
const LIMIT_MS = 180_000;
/** Part of the mutants that has to be found. */
const GOAL = 0.85;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: String(Date.now()) },
    files: { type: "string", default: "src/" },
  },
});

/** All of the repository that tests read, but what they write and what is installed. */
function copySite(): string {
  const copy = mkdtempSync(join(tmpdir(), "celo-docs-mutants-"));
  const left = new Set(["node_modules", "public", ".cache", ".git", "hosting", "coverage"]);
  for (const name of readdirSync(".").filter((one) => !left.has(one)))
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  return copy;
}

function runJest(copy: string, args: readonly string[]): Promise<boolean> {
  return new Promise((done) => {
    const run = spawn("node", [...JEST, ...args], {
      cwd: copy,
      stdio: "ignore",
      timeout: LIMIT_MS,
    });
    run.on("close", (code) => {
      done(code === 0);
    });
  });
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

/** Test files that fail in a copy without any mutant would find every one. */
async function listBroken(copy: string): Promise<string[]> {
  const file = join(copy, "outcome.json");
  const run = spawn(
    "node",
    [...JEST.filter((one) => one !== "--bail"), "--json", `--outputFile=${file}`],
    {
      cwd: copy,
      stdio: "ignore",
    },
  );
  await new Promise((done) => run.on("close", done));
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as {
    testResults: { name: string; status: string }[];
  };
  return testResults.flatMap(({ name, status }) =>
    status === "passed" ? [] : name.slice(copy.length),
  );
}

async function main(): Promise<void> {
  const begin = Date.now();
  const waiting = chooseMutants();
  const count = waiting.length;
  console.log(`${count} mutants, seed ${values.seed}`);
  const copies = cpus().slice(0, 2).map(copySite);
  try {
    const broken = await listBroken(copies[0] ?? "");
    if (broken.length > 0) console.log(`left out, since they fail in a copy: ${broken.join(", ")}`);
    const ignored =
      broken.length > 0 ? ["--testPathIgnorePatterns", "/node_modules/", ...broken] : [];
    const survivors: Mutant[] = [];
    const tryAll = async (copy: string): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { file, start, end, to, line, from } = next;
        const text = readFileSync(join(copy, file), "utf8");
        writeFileSync(join(copy, file), text.slice(0, start) + to + text.slice(end));
        const survives = await runJest(copy, [
          "--findRelatedTests",
          file,
          "--passWithNoTests",
          ...ignored,
        ]);
        writeFileSync(join(copy, file), text);
        if (!survives) continue;
        survivors.push(next);
        console.log(`survives: ${file}:${line} ${from} → ${to}`.replace(/\s+/g, " "));
      }
    };
    await Promise.all(copies.map(tryAll));
    const share = (count - survivors.length) / count;
    console.log(
      `${count - survivors.length} of ${count} mutants detected (${(share * 100).toFixed(1)} %) in ${((Date.now() - begin) / 60_000).toFixed(1)} minutes`,
    );
    if (share < GOAL) process.exitCode = 1;
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true });
  }
}

void main();
