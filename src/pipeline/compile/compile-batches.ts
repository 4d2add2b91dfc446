import type Tinypool from "tinypool";
import { toBatches } from "../jobs/batches";
import { FILE_SECONDS, runWatched } from "../jobs/watchdog";
import { compiledBodyFile, digestOf, writeCached } from "../store/cache-files";
import type { CompileResult, CompileTask } from "./compile-worker";
import { failedDoc, tooSlow } from "./failed-doc";

const BATCH = 16;

interface CompileBatches extends Omit<CompileTask, "docs" | "progress"> {
  readonly files: readonly string[];
  readonly pool: Tinypool;
  /** A shorter time for each doc, for tests. */
  readonly seconds?: number;
}

/**
 * Compiles docs in the threads of a pool. If a thread is lost, the doc that it was compiling gets a fault, and the
 * other docs of the batch are compiled again.
 */
export async function compileBatches({
  files,
  pool,
  seconds = FILE_SECONDS,
  ...task
}: CompileBatches): Promise<CompileResult[]> {
  const runBatch = async (docs: readonly string[]): Promise<CompileResult[]> => {
    if (docs.length === 0) return [];
    const ran = await runWatched<CompileResult[]>(pool, { ...task, docs }, seconds);
    if ("result" in ran) return ran.result;
    const { doc, body } = failedDoc(docs[ran.lostAt] ?? "", tooSlow(seconds));
    const digest = digestOf(JSON.stringify(body));
    writeCached(task.cacheFolder, compiledBodyFile(digest), () => body);
    const before = await runBatch(docs.slice(0, ran.lostAt));
    return [...before, { doc, body: digest }, ...(await runBatch(docs.slice(ran.lostAt + 1)))];
  };

  const size = Math.max(1, Math.min(BATCH, Math.ceil(files.length / pool.options.maxThreads)));
  return (await Promise.all(toBatches(files, size).map(runBatch))).flat();
}
