import { performance } from "node:perf_hooks";
import type Tinypool from "tinypool";

/** Maximum time for one file, in seconds. The slowest file of our content takes less than one. */
export const FILE_SECONDS = 10;

const CHECK_EVERY_MS = 200;

/** Input of a thread that works on one file after another. */
export interface WatchedTask {
  /** The number of the file that the thread works on, from 1; 0 before the first file and after the last one. */
  readonly progress: Int32Array;
}

/** Called by a thread to work on one file after another. */
export async function workOnFiles<File>(
  { progress }: WatchedTask,
  files: readonly File[],
  work: (file: File) => Promise<void>,
): Promise<void> {
  for (const [index, file] of files.entries()) {
    Atomics.store(progress, 0, index + 1);
    await work(file);
  }
  // Otherwise, time that the main thread takes to notice the result would count as the last file's.
  Atomics.store(progress, 0, 0);
}

/**
 * Runs a task in a thread of a pool. A thread can't interrupt itself, so this function ends a thread that takes too
 * long for one file, and the pool replaces it. Returns the task's result, or the index of the file at which the thread
 * was ended or ran out of memory.
 */
export async function runWatched<Result>(
  pool: Tinypool,
  task: object,
  seconds = FILE_SECONDS,
): Promise<{ readonly result: Result } | { readonly lostAt: number }> {
  const progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const late = new AbortController();
  let current = 0;
  let start = readClock();
  const check = (): void => {
    const now = Atomics.load(progress, 0);
    if (now !== current) [current, start] = [now, readClock()];
    else if (now > 0 && secondsSince(start) > seconds) late.abort();
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  try {
    const options = { signal: late.signal };
    const watched = { ...task, progress } satisfies WatchedTask;
    return { result: (await pool.run(watched, options)) as Result };
  } catch (error) {
    const at = Atomics.load(progress, 0);
    if (at === 0 || !isThreadLost(error)) throw error;
    return { lostAt: at - 1 };
  } finally {
    clearInterval(timer);
  }
}

const readClock = () => ({ wall: performance.now(), cpu: process.cpuUsage() });

/** Returns the time that a thread can have worked: on a busy machine, less than what has passed. */
function secondsSince({ wall, cpu }: ReturnType<typeof readClock>): number {
  const { user, system } = process.cpuUsage(cpu);
  return Math.min((performance.now() - wall) / 1e3, (user + system) / 1e6);
}

/**
 * True if the watchdog ended a thread, or the thread ended itself because its heap was full. Any other error is a bug
 * in our code.
 */
function isThreadLost(error: unknown): boolean {
  // Doesn't use instanceof, because an error from a thread may come from another realm.
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  return name === "AbortError" || code === "ERR_WORKER_OUT_OF_MEMORY";
}
