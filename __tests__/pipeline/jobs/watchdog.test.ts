import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startThreads } from "../../../src/pipeline/jobs/threads";
import { runWatched } from "../../../src/pipeline/jobs/watchdog";
import { temporaryFolders } from "../../support/folder";

const folder = temporaryFolders();

/** A worker that takes a second to start, and another one for each file. With the last file, it never ends. */
const WORKER = `
const wait = (ms) => { for (const end = Date.now() + ms; Date.now() < end; ); };
wait(1000);
export default function run({ files, progress }) {
  for (const [index, file] of files.entries()) {
    Atomics.store(progress, 0, index + 1);
    wait(file === "endless" ? Infinity : 1000);
  }
  Atomics.store(progress, 0, 0);
  return "done";
}
`;

/** Keeps the main thread busy. */
function block(ms: number): void {
  for (const end = Date.now() + ms; Date.now() < end;);
}

test("the time limit is for one file, without the thread's start and the files before it", async () => {
  const threads = startThreads(join(folder({ "worker.mjs": WORKER }), "worker.mjs"), 1);
  try {
    const run = (files: readonly string[]) => runWatched(threads, { files }, 1.8);
    expect(await run(["a", "b"])).toEqual({ result: "done" });
    expect(await run(["a", "endless"])).toEqual({ lostAt: 1 });
    const late = run(["a"]);
    await setTimeout(1500);
    block(4000); // Meanwhile, the file is finished.
    expect(await late).toEqual({ result: "done" });
  } finally {
    await threads.destroy();
  }
}, 60_000);
