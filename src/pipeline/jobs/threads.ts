import Tinypool from "tinypool";
import { workerEnvironment } from "./worker-environment";

/**
 * Creates threads that run a bundled worker (bundle-worker.ts). One thread starts at once, and more start when tasks
 * arrive.
 * @param file The worker's bundle.
 * @param most The maximum number of threads.
 */
export const startThreads = (file: string, most: number): Tinypool =>
  new Tinypool({
    filename: file,
    minThreads: 1,
    maxThreads: most,
    env: workerEnvironment(process.env),
  });

/** Starts threads, and ends them when `use` is done. */
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
