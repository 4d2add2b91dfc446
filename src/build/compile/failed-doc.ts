import { type FaultText, faultAt } from "../../faults/fault";
import type { CompiledDoc, DocBody } from "../../model/markdown/compiled-doc";

/** A doc that our own code could not compile: nothing but a fault, so that all others still compile. */
export function failedDoc(file: string, text: FaultText): { doc: CompiledDoc; body: DocBody } {
  return {
    doc: {
      file,
      frontmatterLines: {},
      toc: [],
      anchors: [],
      marks: { fileLinks: [], pageRefs: [] },
      twinMarks: [],
      isStatic: true,
      links: [],
      images: [],
      words: 0,
      dependencies: [],
      faults: [faultAt({ file, line: 1, column: 1 }, text)],
    },
    body: { segments: [], sections: [], samples: [], twin: "" },
  };
}

const REPORT =
  "This is a fault of the compiler: report it with the file. Until then, take out what was written last.";

/** Whatever compiling one doc throws, a full stack included. */
export const crashOf = (error: unknown): FaultText => ({
  rule: "doc/crash",
  problem: `This page stops the compiler: ${error instanceof Error ? error.message : String(error)}.`,
  fix: REPORT,
});

/** Of a doc that takes too long, or more memory than a thread has. */
export const tooSlow = (seconds: number): FaultText => ({
  rule: "doc/too-slow",
  problem: `This page was not compiled after ${seconds} seconds, or filled a thread's memory.`,
  fix: REPORT,
});
