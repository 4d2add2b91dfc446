import { existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type Tinypool from "tinypool";
import type { Fault } from "../../faults/fault";
import type { CompiledDoc } from "../../model/markdown/compiled-doc";
import { CLI_COMMANDS_FILE } from "../../model/markdown/components/cli/find-topic";
import { readCliCommands } from "../content/cli-commands";
import { writeCliCommands } from "../content/cli-manifests";
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
import type { CompiledBody } from "./compile-worker";

/** A doc's file, from the repository's root, and the digest of its text. */
export interface DocFile {
  readonly file: string;
  readonly digest: string;
}

/** Compiles docs, on all cores when there are many, and remembers what it compiled. */
export interface Compiler {
  readonly compile: (files: readonly DocFile[]) => Promise<Compilation>;
}

/** Compiled docs in the order of the files. */
export interface Compilation {
  readonly docs: readonly CompiledDoc[];
  /**
   * Digest each doc's body is kept under, by the doc's file. It is the body's own: a fragment or a piece of data that
   * the doc is made from changes it exactly when it changes the page.
   */
  readonly bodies: ReadonlyMap<string, string>;
  /** How many had to be compiled. */
  readonly compiled: number;
  /** What is wrong with what docs are made from besides their files: manifests of command line tools. */
  readonly faults: readonly Fault[];
}

interface CacheEntry {
  readonly doc: CompiledDoc;
  /** Digest its body is kept under. */
  readonly body: string;
  /** Digest of each file the doc was made from, besides its own. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Starting a worker (grammars, WebAssembly) costs about as much as compiling this many docs. */
const DOCS_PER_WORKER = 100;

/** Packages whose new release may change what a doc compiles to. */
const LOCK_FILE = "package-lock.json";

/**
 * The compiler for the site at `root`. Its worker is bundled from source; the bundle's digest, with the lock file's,
 * is the compiler's version, so that nothing compiled by another version is ever used.
 * @param options.keepsThreads Threads stay for the next call: in a development server an edit then costs one doc's
 * compiling, not a thread's start.
 */
export async function createCompiler(
  root: string,
  { keepsThreads = false } = {},
): Promise<Compiler> {
  const cacheFolder = cacheFolderOf(root);
  const { file: workerFile, code } = await bundleWorker(
    root,
    "src/build/compile/compile-worker.ts",
  );
  const lockPath = join(root, LOCK_FILE);
  const lock = existsSync(lockPath) ? readFileSync(lockPath, "utf8") : "";
  const version = digestOf(code, lock);
  const indexFile = `index-${version}.json`;
  const entries = new Map(findCached<[string, CacheEntry][]>(cacheFolder, indexFile));

  const keyOf = ({ file, digest }: DocFile): string => digestOf(version, file, digest);

  const content = openContent(root);

  /** Digest of a file's text; of a folder it is that of its files' names, so that a new one is seen. */
  const digestFile = (file: string): string => {
    if (file === CLI_COMMANDS_FILE) return digestOf(readCliCommands(root) ?? "");
    const use = file.startsWith("static/") ? "static-picture" : "picture"; // The larger limit is enough here.
    const bytes = content.readBytes(file, use);
    return bytes ? digestOf(bytes.toString("utf8")) : digestOf(...content.listFiles(file));
  };

  /** Bodies that were read through once; a development server asks for them all at every edit. */
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
    // A fault may be about a file that did not exist; whether it does now is not in the digest.
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
      const faults = writeCliCommands(root);
      const keys = files.map(keyOf);
      const digestNow = remembering(digestFile); // Many docs share a fragment or a term.
      const stale = files.filter((_, index) => !isFresh(entries.get(keys[index] ?? ""), digestNow));
      const fresh =
        stale.length === 0
          ? new Map<string, CompiledBody>()
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
        if (!compiled) throw new Error(`The worker gave nothing for ${file.file}.`);
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
        faults,
      };
    },
  };
}

/** The same function, which asks for each answer once. */
function remembering(find: (file: string) => string): (file: string) => string {
  const found = new Map<string, string>();
  return (file) => {
    const known = found.get(file) ?? find(file);
    found.set(file, known);
    return known;
  };
}
