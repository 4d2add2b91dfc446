import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type Tinypool from "tinypool";
import { type Fault, faultAt } from "../../faults/fault";
import { formatFaults } from "../../faults/format-faults";
import { toBatches } from "../jobs/batches";
import { bundleWorker } from "../jobs/bundle-worker";
import { startThreads, withThreads } from "../jobs/threads";
import { FILE_SECONDS, runWatched } from "../jobs/watchdog";
import { cacheFolderOf, digestOf, finishedBodyFile, isCached } from "../store/cache-files";
import type { PageBody } from "./page-body-worker";
import type { SharedSite } from "./shared-site";

/** Finishes the bodies of pages in threads. */
export interface PageBodies {
  /**
   * Returns the name of a finished body's cache file, which contains a digest of everything that the body depends on.
   * The file exists once `finish` is done.
   */
  readonly fileOf: (...parts: readonly string[]) => string;
  /** Finishes the bodies that aren't in the cache. Throws if one of them takes too long, after finishing the others. */
  readonly finish: (bodies: readonly PageBody[], shared: SharedSite) => Promise<void>;
}

/** The highlighter is the only package that affects finished bodies, so its version is part of their cache key. */
const HIGHLIGHTER = "node_modules/shiki/package.json";

/**
 * Minimum number of bodies in a batch: large enough to be worth starting a thread, small enough to share the work
 * evenly.
 */
const MIN_BATCH = 32;
/**
 * Maximum number of batches per thread. The shared site is copied for each batch, so a larger site gets larger
 * batches rather than more of them.
 */
const MOST_BATCHES_PER_THREAD = 8;

interface PageBodiesOptions {
  /** Number of docs that justify one more thread. */
  readonly docsPerThread: number;
  /** True to keep the threads for the next call: a development server finishes one page after each edit. */
  readonly keepsThreads: boolean;
  /** A shorter time for each page, for tests. */
  readonly seconds?: number;
}

export async function createPageBodies(
  root: string,
  { docsPerThread, keepsThreads, seconds = FILE_SECONDS }: PageBodiesOptions,
): Promise<PageBodies> {
  const cacheFolder = cacheFolderOf(root);
  const { file: worker, code } = await bundleWorker(
    root,
    "src/pipeline/bodies/page-body-worker.ts",
  );
  const version = digestOf(code, readFileSync(join(root, HIGHLIGHTER), "utf8"));
  let kept: Tinypool | undefined;

  return {
    fileOf: (...parts) => finishedBodyFile(digestOf(version, ...parts)),
    finish: async (bodies, shared) => {
      const missing = bodies.filter(({ shown }) => !isCached(cacheFolder, shown));
      if (missing.length === 0) return;
      const most = Math.min(cpus().length, Math.ceil(missing.length / docsPerThread));
      const size = Math.max(
        MIN_BATCH,
        Math.ceil(missing.length / (MOST_BATCHES_PER_THREAD * most)),
      );
      const runAll = async (threads: Tinypool): Promise<void> => {
        const faults: Fault[] = [];
        const run = async (batch: readonly PageBody[]): Promise<void> => {
          const ran = await runWatched(threads, { cacheFolder, shared, bodies: batch }, seconds);
          if ("result" in ran) return;
          faults.push(lateBody(batch[ran.lostAt], seconds));
          await run(batch.slice(ran.lostAt + 1));
        };
        await Promise.all(toBatches(missing, size).map(run));
        if (faults.length > 0) throw new Error(formatFaults(faults));
      };
      if (keepsThreads) await runAll((kept ??= startThreads(worker, most)));
      else await withThreads(worker, most, runAll);
    },
  };
}

/** The fault of a page whose code takes too long to highlight. It is found after all other faults. */
const lateBody = (body: PageBody | undefined, seconds: number): Fault =>
  faultAt(
    { file: body?.file ?? "", line: 1, column: 1 },
    {
      rule: "code/too-slow",
      problem: `Highlighting the code of this page took more than ${seconds} seconds, or needed more memory than a thread has.`,
      fix: "Break the code's longest line, or give its block the language text.",
    },
  );
