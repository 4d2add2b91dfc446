import { join } from "node:path";
import Tinypool from "tinypool";
import { compileBatches } from "../../../src/pipeline/compile/compile-batches";
import type { CompileTask } from "../../../src/pipeline/compile/compile-worker";
import { crashOf, failedDoc } from "../../../src/pipeline/compile/failed-doc";
import { temporaryFolders } from "../../support/folder";

const folder = temporaryFolders();

/** A worker that compiles docs instantly, or harms its thread as a doc's name says. */
const WORKER = `
export default async function compileBatch({ docs }) {
  return docs.map((file) => {
    if (file.includes("loops")) for (;;);
    if (file.includes("fills")) for (const all = []; ; ) all.push(new Array(1e6).fill(file));
    if (file.includes("throws")) throw new Error("thrown by " + file);
    return { doc: { file, faults: [] }, body: "body of " + file };
  });
}
`;

/**
 * Compiles docs in one thread with 32 MB of memory. Each doc may take two seconds and the batch three, because threads
 * start slowly on a busy machine.
 */
async function compileThree(files: readonly string[]) {
  const root = folder({ "worker.mjs": WORKER });
  const pool = new Tinypool({
    filename: join(root, "worker.mjs"),
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  const task: Omit<CompileTask, "docs"> = {
    root,
    cacheFolder: join(root, "cache"),
  };
  try {
    const times = { docSeconds: 2, batchSeconds: 3 };
    const compiled = await compileBatches({ ...task, ...times, files, pool });
    return compiled.map(({ doc: { file, faults } }) => [file, ...faults.map(({ rule }) => rule)]);
  } finally {
    await pool.destroy();
  }
}

test.each([["loops"], ["fills"]])(
  "a doc that %s gets the fault, and all others are compiled",
  async (name) => {
    expect(await compileThree(["a.md", `${name}.md`, "b.md"])).toEqual([
      ["a.md"],
      [`${name}.md`, "doc/too-slow"],
      ["b.md"],
    ]);
  },
  60_000,
);

test("an error that isn't caused by a doc fails the build with its own message", async () => {
  await expect(compileThree(["a.md", "throws.md"])).rejects.toThrow("thrown by throws.md");
}, 60_000);

test("a doc on which the compiler fails gets one fault with the error", () => {
  const { doc, body } = failedDoc("content/docs/a.md", crashOf(new RangeError("too deep")));
  expect(doc.faults).toEqual([
    expect.objectContaining({ file: "content/docs/a.md", line: 1, column: 1, rule: "doc/crash" }),
  ]);
  expect(doc.faults[0]?.problem).toContain("too deep");
  expect(body.segments).toEqual([]);
});
