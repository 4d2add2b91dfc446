import { join } from "node:path";
import Tinypool from "tinypool";
import { compileBatches } from "../../../src/pipeline/compile/compile-batches";
import { crashOf, failedDoc } from "../../../src/pipeline/compile/failed-doc";
import { temporaryFolders } from "../../support/folder";

const folder = temporaryFolders();

/** A worker that compiles docs instantly, or harms its thread as a doc's name says. */
const WORKER = `
export default async function compileBatch({ docs, progress }) {
  return docs.map((file, index) => {
    Atomics.store(progress, 0, index + 1);
    if (file.includes("loops")) for (;;);
    if (file.includes("fills")) for (const all = []; ; ) all.push(new Array(1e6).fill(file));
    if (file.includes("throws")) throw new Error("thrown by " + file);
    return { doc: { file, faults: [] }, body: "body of " + file };
  });
}
`;

/** Compiles docs in one thread with 32 MB of memory. Each doc may take a second. */
async function compileThree(files: readonly string[]) {
  const root = folder({ "worker.mjs": WORKER });
  const pool = new Tinypool({
    filename: join(root, "worker.mjs"),
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  const task = { root, cacheFolder: join(root, "cache") };
  try {
    const compiled = await compileBatches({ ...task, files, pool, seconds: 1 });
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
