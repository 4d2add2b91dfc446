import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PAGES = 5;
const CHECK_MS = 120_000;

test(
  "the benchmark's copy of the site, with a generated corpus instead of the real docs, has no faults",
  () => {
    const work = mkdtempSync(join(tmpdir(), "celo-docs-bench-"));
    const run = (args: readonly string[], cwd: string) =>
      execFileSync("node", args, { cwd, env: { ...process.env, BENCH_WORK: work } }).toString();
    try {
      const prepare = `
        import { createCorpus } from "./bench/corpus/corpus.mjs";
        import { ours } from "./bench/ours.mjs";
        import { writeCorpus } from "./bench/project.mjs";
        ours.prepare();
        writeCorpus(ours, createCorpus(${PAGES}));`;
      run(["--input-type=module", "--eval", prepare], process.cwd());
      const report = run(["--import", "tsx", "src/commands/check-content.ts"], join(work, "ours"));
      expect(report).toMatch(/: no faults\.$/m);
    } finally {
      rmSync(work, { recursive: true });
    }
  },
  CHECK_MS,
);
