import { type Fault, faultAt } from "../../faults/fault";
import type { SamplePage } from "../../markdown/samples/sample-page";

/** Number of blocks, and a list of the blocks that have nocheck. */
export interface Allowance {
  /** Number of blocks in each language, and how many of them have nocheck. */
  readonly byLanguage: ReadonlyMap<string, { readonly blocks: number; readonly nocheck: number }>;
  readonly unchecked: readonly { readonly position: string; readonly reason: string }[];
  readonly firstUnchecked?: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
  };
  /** Number of blocks in languages that have a check. */
  readonly checkable: number;
}

/** Maximum share of blocks with nocheck among the blocks in languages that have a check. */
const MOST_UNCHECKED = 0.03;

export function countSamples(
  pages: readonly SamplePage[],
  checked: ReadonlySet<string>,
): Allowance {
  const byLanguage = new Map<string, { blocks: number; nocheck: number }>();
  const samples = pages.flatMap((page) => page.samples);
  for (const { language, nocheck } of samples) {
    const { blocks = 0, nocheck: before = 0 } = byLanguage.get(language) ?? {};
    byLanguage.set(language, {
      blocks: blocks + 1,
      nocheck: before + (nocheck === undefined ? 0 : 1),
    });
  }
  const unchecked = samples.filter(({ nocheck }) => nocheck !== undefined);
  const [first] = unchecked;
  return {
    byLanguage,
    unchecked: unchecked.map(({ file, line, nocheck = "" }) => ({
      position: `${file}:${line}`,
      reason: nocheck,
    })),
    ...(first && { firstUnchecked: first }),
    checkable: samples.filter(({ language }) => checked.has(language)).length,
  };
}

/** Returns a fault if too many blocks have nocheck. */
export function checkAllowance({ unchecked, checkable, firstUnchecked }: Allowance): Fault[] {
  if (!firstUnchecked || unchecked.length <= checkable * MOST_UNCHECKED) return [];
  const { file, line, column } = firstUnchecked;
  return [
    faultAt(
      { file, line, column },
      {
        rule: "sample/too-many-unchecked",
        problem: `${unchecked.length} of ${checkable} code blocks have nocheck; at most ${Math.floor(checkable * MOST_UNCHECKED)} are allowed.`,
        fix: `Make some of them checkable: ${unchecked.map(({ position }) => position).join(", ")}.`,
      },
    ),
  ];
}
