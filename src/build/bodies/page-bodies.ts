import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import Tinypool from "tinypool";
import { toBatches } from "../jobs/batches";
import { bundleWorker } from "../jobs/bundle-worker";
import {
  SITE_PARTS_FILE,
  cacheFolderOf,
  digestOf,
  isCached,
  keepCached,
  coloredBodyFile,
} from "../store/cache-files";
import type { PageBody, PageBodyTask } from "./page-body-worker";
import type { SiteParts } from "./site-parts";
import { workerEnvironment } from "../jobs/worker-environment";

/** Finishes the bodies of a build in threads of their own, while Gatsby makes pages and webpack bundles. */
export interface PageBodies {
  /** Where a body will lie, by all that goes into it; it is there when `whenBodiesAreReady` says so. */
  readonly fileOf: (...parts: readonly string[]) => string;
  /** Begins with the bodies that are not in the cache. */
  readonly begin: (bodies: readonly PageBody[], parts: SiteParts) => void;
}

/** Pages change with these names, so they tell of what colours code and of no other package. */
const HIGHLIGHTER = "node_modules/shiki/package.json";

/** One thread finishes about as many docs in the ten seconds that webpack takes. */
const DOCS_PER_THREAD = 2000;
const BATCH = 32;

let running: Promise<void> | undefined;

/** Until then no page can be written; throws when a body could not be finished. */
export const whenBodiesAreReady = async (): Promise<void> => running;

export async function createPageBodies(root: string): Promise<PageBodies> {
  const cacheFolder = cacheFolderOf(root);
  const { file: filename, code } = await bundleWorker(root, "src/build/bodies/page-body-worker.ts");
  const version = digestOf(code, readFileSync(join(root, HIGHLIGHTER), "utf8"));

  const finish = async (bodies: readonly PageBody[]): Promise<void> => {
    const missing = bodies.filter(({ shown }) => !isCached(cacheFolder, shown));
    if (missing.length === 0) return;
    const threads = Math.min(cpus().length, Math.ceil(missing.length / DOCS_PER_THREAD));
    const pool = new Tinypool({
      filename,
      minThreads: 1,
      maxThreads: threads,
      env: workerEnvironment(process.env),
    });
    try {
      await Promise.all(
        toBatches(missing, BATCH).map((batch) =>
          pool.run({ cacheFolder, bodies: batch } satisfies PageBodyTask),
        ),
      );
    } finally {
      await pool.destroy();
    }
  };
  return {
    fileOf: (...parts) => coloredBodyFile(digestOf(version, ...parts)),
    begin: (bodies, parts) => {
      keepCached(cacheFolder, SITE_PARTS_FILE, parts);
      running = finish(bodies);
      running.catch(() => undefined); // Whoever waits for it will throw.
    },
  };
}
