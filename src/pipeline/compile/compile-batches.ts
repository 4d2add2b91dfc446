import type Tinypool from "tinypool";
import { toBatches } from "../jobs/batches";
import { compiledBodyFile, digestOf, writeCached } from "../store/cache-files";
import type { CompileResult, CompileTask } from "./compile-worker";
import { failedDoc, tooSlow } from "./failed-doc";

/**
 * Time limits for a batch and, if the batch fails, for each of its docs separately. The slowest real doc takes less
 * than a second; the rest of the time allows for starting a thread and for a busy machine.
 */
const BATCH_SECONDS = 60;
const DOC_SECONDS = 20;

const BATCH = 16;

interface CompileBatches extends Omit<CompileTask, "docs"> {
  readonly files: readonly string[];
  readonly pool: Tinypool;
  /** Shorter times, for tests. */
  readonly docSeconds?: number;
  readonly batchSeconds?: number;
}

/**
 * Compiles docs in the threads of a pool. A thread can't interrupt itself, so this function ends threads that take too
 * long. If a thread is lost, its docs are compiled again one by one, so that only the doc at fault gets a fault.
 */
export async function compileBatches({
  files,
  pool,
  docSeconds = DOC_SECONDS,
  batchSeconds = BATCH_SECONDS,
  ...task
}: CompileBatches): Promise<CompileResult[]> {
  const run = async (docs: readonly string[], seconds: number): Promise<CompileResult[]> =>
    (await pool.run({ ...task, docs } satisfies CompileTask, {
      signal: AbortSignal.timeout(seconds * 1000),
    })) as CompileResult[];

  const runAlone = async (file: string): Promise<CompileResult[]> => {
    try {
      return await run([file], docSeconds);
    } catch (error) {
      if (!isThreadLost(error)) throw error;
      const { doc, body } = failedDoc(file, tooSlow(docSeconds));
      const digest = digestOf(JSON.stringify(body));
      writeCached(task.cacheFolder, compiledBodyFile(digest), () => body);
      return [{ doc, body: digest }];
    }
  };

  const runBatch = async (docs: readonly string[]): Promise<CompileResult[]> => {
    try {
      return await run(docs, batchSeconds);
    } catch (error) {
      if (!isThreadLost(error)) throw error;
      const compiled: CompileResult[] = [];
      for (const file of docs) compiled.push(...(await runAlone(file)));
      return compiled;
    }
  };

  const threads = pool.options.maxThreads;
  const size = Math.max(1, Math.min(BATCH, Math.ceil(files.length / threads)));
  const waiting = toBatches(files, size);
  const compiled: CompileResult[] = [];
  // Each thread gets one batch at a time, so that waiting for a thread doesn't count towards a batch's time limit.
  const work = async (): Promise<void> => {
    for (let docs = waiting.shift(); docs; docs = waiting.shift())
      compiled.push(...(await runBatch(docs)));
  };
  await Promise.all(Array.from({ length: threads }, work));
  return compiled;
}

/**
 * True if the time limit ended a thread, or the thread ended itself because its heap was full. Any other error is a bug
 * in our code.
 */
const isThreadLost = (error: unknown): boolean => {
  // Doesn't use instanceof, because an error from a thread may come from another realm.
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  return name === "AbortError" || name === "TimeoutError" || code === "ERR_WORKER_OUT_OF_MEMORY";
};
