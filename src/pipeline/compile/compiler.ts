import { existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type Tinypool from "tinypool";
import type { CompiledDoc } from "../../base/compiled-doc";
import { openContent } from "../content/content-files";
import { bundleWorker } from "../jobs/bundle-worker";
import { startThreads, withThreads } from "../jobs/threads";
import {
  cacheFolderOf,
  compiledBodyFile,
  digestOf,
  findCached,
  isCached,
  keepCached,
} from "../store/cache-files";
import { compileBatches } from "./compile-batches";
import type { CompileResult } from "./compile-worker";

/** Path of a doc's file, relative to the repository's root, and the digest of its text. */
export interface DocFile {
  readonly file: string;
  readonly digest: string;
}

/** Compiles docs, in threads if there are many, and caches the results. */
export interface Compiler {
  readonly compile: (files: readonly DocFile[]) => Promise<Compilation>;
}

/** Compiled docs, in the order of the files. */
export interface Compilation {
  readonly docs: readonly CompiledDoc[];
  /**
   * Digests that name the cached bodies, keyed by the doc's file. Each is the digest of the body itself, so it changes
   * only if the body does, and not with every change to a fragment or a data file.
   */
  readonly bodies: ReadonlyMap<string, string>;
  /** Number of docs that weren't in the cache. */
  readonly compiled: number;
}

interface CacheEntry {
  readonly doc: CompiledDoc;
  /** Digest that names the file of the cached body. */
  readonly body: string;
  /** Digests of the other files that the doc was made from, by file. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Starting a worker (grammars, WebAssembly) takes about as long as compiling this many docs. */
const DOCS_PER_WORKER = 100;

/** A new release of any package may change what docs compile to. */
const LOCK_FILE = "package-lock.json";

/**
 * Creates the compiler for the site at `root`. Its worker is bundled from source. Every cache key contains the digest
 * of that bundle and of the lock file, so results from another version of the compiler are never used.
 * @param options.keepsThreads True to keep the threads for the next call. In a development server, compiling an edited
 * doc then doesn't include starting a thread.
 */
export async function createCompiler(
  root: string,
  { keepsThreads = false } = {},
): Promise<Compiler> {
  const cacheFolder = cacheFolderOf(root);
  const { file: workerFile, code } = await bundleWorker(
    root,
    "src/pipeline/compile/compile-worker.ts",
  );
  const lockPath = join(root, LOCK_FILE);
  const lock = existsSync(lockPath) ? readFileSync(lockPath, "utf8") : "";
  const version = digestOf(code, lock);
  const indexFile = `index-${version}.json`;
  const entries = new Map(findCached<[string, CacheEntry][]>(cacheFolder, indexFile));

  const keyOf = ({ file, digest }: DocFile): string => digestOf(version, file, digest);

  const content = openContent(root);

  /** Returns the digest of a file's content or, for a folder, of its files' names, so that a new file is noticed. */
  const digestFile = (file: string): string => {
    // The digest is the same for every use, so this assumes a use with the larger size limit.
    const use = file.startsWith("static/") ? "static-picture" : "picture";
    const bytes = content.readBytes(file, use);
    return bytes ? digestOf(bytes.toString("utf8")) : digestOf(...content.listFiles(file));
  };

  /**
   * Bodies whose cached files have been read once and are complete. After that, only their existence is checked,
   * because a development server checks all bodies after every edit.
   */
  const whole = new Set<string>();
  const isWhole = (body: string): boolean => {
    const file = compiledBodyFile(body);
    const isThere = whole.has(body)
      ? existsSync(join(cacheFolder, file))
      : isCached(cacheFolder, file);
    if (isThere) whole.add(body);
    return isThere;
  };

  const isFresh = (
    entry: CacheEntry | undefined,
    digestNow: (file: string) => string,
  ): entry is CacheEntry =>
    entry !== undefined &&
    isWhole(entry.body) &&
    // A doc with faults is compiled again: a fault may be about a missing file, and if that file has been added
    // since, the digests don't show it.
    entry.doc.faults.length === 0 &&
    Object.entries(entry.dependencies).every(([file, digest]) => digestNow(file) === digest);

  let kept: Tinypool | undefined;
  const withPool = <Result>(
    docs: number,
    run: (pool: Tinypool) => Promise<Result>,
  ): Promise<Result> => {
    const most = Math.max(1, Math.min(cpus().length, Math.ceil(docs / DOCS_PER_WORKER)));
    if (!keepsThreads) return withThreads(workerFile, most, run);
    return run((kept ??= startThreads(workerFile, most)));
  };

  return {
    compile: async (files) => {
      const keys = files.map(keyOf);
      const digestNow = remembering(digestFile); // Many docs share a fragment or a term.
      const stale = files.filter((file) => !isFresh(entries.get(keyOf(file)), digestNow));
      const fresh =
        stale.length === 0
          ? new Map<string, CompileResult>()
          : await withPool(stale.length, async (pool) => {
              const docs = stale.map(({ file }) => file);
              const compiled = await compileBatches({
                files: docs,
                root,
                cacheFolder,
                pool,
              });
              return new Map(compiled.map((one) => [one.doc.file, one]));
            });
      for (const file of stale) {
        const compiled = fresh.get(file.file);
        if (!compiled) throw new Error(`The worker returned no result for ${file.file}.`);
        const { doc, body } = compiled;
        entries.set(keyOf(file), {
          doc,
          body,
          dependencies: Object.fromEntries(doc.dependencies.map((file) => [file, digestNow(file)])),
        });
      }
      const used = new Set(keys);
      for (const key of entries.keys()) if (!used.has(key)) entries.delete(key);
      if (stale.length > 0) keepCached(cacheFolder, indexFile, [...entries]);
      const found = keys.flatMap((key) => entries.get(key) ?? []);
      return {
        docs: found.map(({ doc }) => doc),
        bodies: new Map(found.map(({ doc, body }) => [doc.file, body])),
        compiled: stale.length,
      };
    },
  };
}

/** Wraps a function so that it computes each result only once. */
function remembering(find: (file: string) => string): (file: string) => string {
  const found = new Map<string, string>();
  return (file) => {
    const known = found.get(file) ?? find(file);
    found.set(file, known);
    return known;
  };
}
