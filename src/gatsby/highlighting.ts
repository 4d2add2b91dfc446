import { existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import Tinypool from "tinypool";
import { bundleWorker } from "./bundle-worker";
import { cacheFolderOf, digestOf, shownFileOf } from "./cache-files";
import type { HighlightTask } from "./highlight-worker";

/** Colours the code of a build's bodies in threads of its own, while Gatsby makes pages and webpack bundles. */
export interface Highlighting {
  /** File of a finished body with its code in colours, by the body's own; it is there when `whenHighlighted` says so. */
  readonly shownFileOf: (bodyFile: string) => string;
  /** Begins with the bodies that are not in the cache. */
  readonly begin: (bodyFiles: readonly string[]) => void;
}

/** Pages change with these names, so they tell of what colours code and of nothing else. */
const HIGHLIGHTER = "node_modules/shiki/package.json";

/** Of a build that webpack takes ten seconds for, one thread colours about as many docs. */
const DOCS_PER_THREAD = 2000;
const BATCH = 32;

let running: Promise<void> | undefined;

/** Until then no page can be written; throws when code could not be coloured. */
export const whenHighlighted = async (): Promise<void> => running;

export async function createHighlighting(root: string): Promise<Highlighting> {
  const cacheFolder = cacheFolderOf(root);
  const { file: filename, code } = await bundleWorker(root, "highlight-worker");
  const version = digestOf(code, readFileSync(join(root, HIGHLIGHTER), "utf8"));
  const shownFile = (bodyFile: string): string => shownFileOf(digestOf(version, bodyFile));

  const highlight = async (bodyFiles: readonly string[]): Promise<void> => {
    const bodies = [...new Set(bodyFiles)]
      .map((plain) => [plain, shownFile(plain)] as const)
      .filter(([, shown]) => !existsSync(join(cacheFolder, shown)));
    if (bodies.length === 0) return;
    const threads = Math.min(cpus().length, Math.ceil(bodies.length / DOCS_PER_THREAD));
    const pool = new Tinypool({ filename, minThreads: 1, maxThreads: threads });
    const batches = Array.from({ length: Math.ceil(bodies.length / BATCH) }, (_, index) =>
      bodies.slice(index * BATCH, (index + 1) * BATCH),
    );
    try {
      await Promise.all(
        batches.map((batch) => pool.run({ cacheFolder, bodies: batch } satisfies HighlightTask)),
      );
    } finally {
      await pool.destroy();
    }
  };
  return {
    shownFileOf: shownFile,
    begin: (bodyFiles) => {
      running = highlight(bodyFiles);
      running.catch(() => undefined); // Whoever waits for it will throw.
    },
  };
}
