import type { CompiledDoc, DocBody } from "../../base/compiled-doc";
import { messageOf } from "../../faults/error-text";
import { type FaultText, faultAt } from "../../faults/fault";

/**
 * Creates the result for a doc on which the compiler failed. It contains only a fault, so that all other docs still
 * compile.
 */
export function failedDoc(file: string, text: FaultText): { doc: CompiledDoc; body: DocBody } {
  return {
    doc: {
      file,
      frontmatterLines: {},
      toc: [],
      headings: [],
      anchors: [],
      placeholders: [],
      twinPlaceholders: [],
      links: [],
      imports: [],
      images: [],
      samples: [],
      runs: {},
      words: 0,
      dependencies: [],
      faults: [faultAt({ file, line: 1, column: 1 }, text)],
    },
    body: { segments: [], sections: [], twin: "" },
  };
}

/** True for a doc that the compiler failed on. Its other faults, samples and headings aren't known. */
export const hasFailed = ({ faults }: Pick<CompiledDoc, "faults">): boolean =>
  faults.some(({ rule }) => rule === CRASH || rule === TOO_SLOW);

const CRASH = "doc/crash";
const TOO_SLOW = "doc/too-slow";
const REPORT =
  "Report this bug in the compiler, with the file. Until it is fixed, undo your last change.";

/** Text of the fault for any exception in the compiler, including stack overflows. */
export const crashOf = (error: unknown): FaultText => ({
  rule: CRASH,
  problem: `The compiler failed on this page: ${messageOf(error)}.`,
  fix: REPORT,
});

/** Text of the fault for a doc that takes too long, or needs more memory than a thread has. */
export const tooSlow = (seconds: number): FaultText => ({
  rule: TOO_SLOW,
  problem: `Compiling this page took more than ${seconds} seconds, or needed more memory than a thread has.`,
  fix: REPORT,
});
