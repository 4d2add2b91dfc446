import { type Fault, faultAt } from "../../faults/fault";
import type { RanSample } from "../../markdown/samples/checked-sample";
import type { SamplePage } from "../../markdown/samples/sample-page";
import type { RecordKeys } from "../../pipeline/samples/record-keys";
import { RECORDS_FOLDER, type SampleRecords } from "../../pipeline/samples/records";
import type { PinnedPackages } from "../packages/packages";
import { TOOLS, findBinary } from "./chain";
import { type Run, listRuns } from "./list-runs";
import { type RunOptions, runSamples } from "./run-samples";

interface RunChecks extends Pick<RunOptions, "root" | "pages" | "today" | "onRun"> {
  readonly sets: PinnedPackages;
  readonly before: SampleRecords["runs"];
  readonly runKeyOf: RecordKeys["runKeyOf"];
  readonly isWanted: (page: SamplePage) => boolean;
  /** True to run everything, even programs with a record. */
  readonly all: boolean;
  readonly isRecordedOnly: boolean;
}

export interface CheckedRuns {
  readonly faults: readonly Fault[];
  readonly runs: SampleRecords["runs"];
  /** Number of blocks on the wanted pages that run. */
  readonly count: number;
  /** Numbers of blocks of TypeScript and JavaScript that aren't run, by the reason's kind. */
  readonly others: ReadonlyMap<string, number>;
  /** Says why nothing ran, if this machine can't run programs. */
  readonly missing?: string;
}

/** Runs the programs that have no valid record, or, with `isRecordedOnly`, reports each as a fault. */
export async function checkRuns(checks: RunChecks): Promise<CheckedRuns> {
  const { pages, sets, before, runKeyOf, isWanted, all, isRecordedOnly } = checks;
  const listed = listRuns(pages);
  const wanted = listed.runs.filter(({ page }) => isWanted(page));
  const keyed = wanted.map((run) => {
    const records = before.get(run.page.file);
    return {
      run,
      blocks: run.blocks.map(runKeyOf).map((key) => ({ key, recorded: records?.get(key) })),
    };
  });
  const stale = keyed.flatMap(({ run, blocks }) =>
    all || blocks.some(({ recorded }) => !recorded) ? [run] : [],
  );
  const report = async (): Promise<Pick<CheckedRuns, "faults" | "missing"> & { ran: Ran }> => {
    if (isRecordedOnly) return { faults: stale.map(toUnrecorded), ran: new Map() };
    if (stale.length === 0) return { faults: [], ran: new Map() };
    const chain = sets.others.find(({ versions }) => versions.has("@foundry-rs/anvil"));
    await sets.install([
      ...new Set([
        sets.main,
        ...(chain ? [chain] : []),
        ...stale.map(({ page }) => sets.setOf(page.file)),
      ]),
    ]);
    const anvil = chain && findBinary(chain, "anvil");
    if (!chain || anvil === undefined) {
      const missing = `npm has no anvil for ${process.platform} on ${process.arch}, so ${stale.length} programs and tutorials were only type-checked. On Linux, macOS or Windows with x64, or on ARM with the first two, "npm run check:samples" installs it.`;
      return { faults: [], ran: new Map(), missing };
    }
    const [, cast = "cast", forge = "forge"] = TOOLS.map((name) => findBinary(chain, name));
    return runSamples(stale, { ...checks, tools: { anvil, cast, forge } });
  };
  const { ran, faults, missing } = await report();
  const runs = new Map(
    [...before].filter(([file]) => !pages.some((page) => page.file === file && isWanted(page))),
  );
  for (const { run, blocks } of keyed) {
    const now = ran.get(run);
    const isValid = now !== undefined || !stale.includes(run);
    const proven = blocks.flatMap(({ key, recorded }) => {
      const kept = recorded && (!now || recorded.chain === now.chain) ? recorded : now;
      return isValid && kept ? [[key, kept] as const] : [];
    });
    const { file } = run.page;
    if (proven.length > 0) runs.set(file, new Map([...(runs.get(file) ?? []), ...proven]));
  }
  const others = new Map<string, number>();
  for (const { block, why } of listed.others)
    if (isWanted(block.page)) others.set(why, (others.get(why) ?? 0) + 1);
  return {
    faults,
    runs,
    count: wanted.flatMap(({ blocks }) => blocks).length,
    others,
    ...(missing !== undefined && { missing }),
  };
}

type Ran = ReadonlyMap<Run, RanSample>;

const toUnrecorded = ({ page: { file }, blocks: [first] }: Run): Fault =>
  faultAt(first?.sample ?? { file, line: 1, column: 1 }, {
    rule: "sample/no-record",
    problem: "This program or tutorial has no record of its run.",
    fix: `Run "npm run check:samples", and commit ${RECORDS_FOLDER}.`,
  });
