import Tinypool from "tinypool";
import { workerEnvironment } from "./worker-environment";

/**
 * Threads that run a bundled worker (bundle-worker.ts); they start as tasks come.
 * @param file The worker's bundle.
 * @param most How many threads there may be.
 */
export const startThreads = (file: string, most: number): Tinypool =>
  new Tinypool({
    filename: file,
    minThreads: 1,
    maxThreads: most,
    env: workerEnvironment(process.env),
  });

/** The same for as long as `use` takes. */
export async function withThreads<Result>(
  file: string,
  most: number,
  use: (threads: Tinypool) => Promise<Result>,
): Promise<Result> {
  const threads = startThreads(file, most);
  try {
    return await use(threads);
  } finally {
    await threads.destroy();
  }
}
