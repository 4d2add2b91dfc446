import { readdirSync, statSync } from "node:fs";
import { cpus } from "node:os";
import { extname, join } from "node:path";
import { toBatches } from "../jobs/batches";
import { bundleWorker } from "../jobs/bundle-worker";
import { withThreads } from "../jobs/threads";
import { cacheFolderOf, findCached, keepCached } from "../store/cache-files";
import { stampOf } from "../store/files-state";
import { PACKED_ENDINGS } from "../store/list-public";
import { linkOutput, removeOutput } from "../store/output-files";
import packBatch, { type PackTask, type PackedFile } from "./pack-worker";

const TEXT_ENDINGS = new Set([
  ".html",
  ".css",
  ".js",
  ".json",
  ".md",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);
/** A smaller file fits into one network packet without compression. */
const MIN_BYTES = 512;

/** With fewer files, starting threads takes longer than it saves. */
const MIN_FOR_THREADS = 200;
const BATCH = 64;

/**
 * What is known of each file of the last build, by address: its stamp, the digest of the file and the sizes of its
 * compressed files.
 */
type Digests = Record<string, readonly [stamp: string, digest: string, sizes: string] | undefined>;

/**
 * Measured on 370 pages (9.3 MB of HTML, one core): quality 5 takes 0.3 s and leaves 27.4 % (gzip: 29.4 %), 9 takes
 * 1.5 s and leaves 27.2 %, 10 takes 5.3 s and leaves 25.3 %, 11 takes 15 s and leaves 24.6 %. All pages change with
 * every change of a script. Scripts and styles are 0.8 MB, kept for a year, and every reader fetches them: 11 takes
 * 1.5 s, and leaves 25.9 % of what 5 leaves 28.3 %.
 */
const qualityOf = (ending: string): number => (ending === ".js" || ending === ".css" ? 11 : 5);

export interface Packed {
  readonly files: number;
  /** How many were compressed by this call. The others were compressed by an earlier build. */
  readonly fresh: number;
}

/** The state of the last build (`Digests`), in the cache folder. */
const STATE_FILE = "packed.json";

const readDigests = (root: string): Digests =>
  findCached<Digests>(cacheFolderOf(root), STATE_FILE) ?? {};

const writeDigests = (root: string, digests: Digests): void => {
  keepCached(cacheFolderOf(root), STATE_FILE, digests);
};

/** Sizes of the compressed files beside a file, as text. */
const sizesOf = (file: string): string =>
  PACKED_ENDINGS.map((end) => statSync(file + end, { throwIfNoEntry: false })?.size).join(" ");

/**
 * Writes `x.br` and `x.gz` beside every text file of a site's public/, for hosts that do not compress. Compressed files
 * of the last build stay if their file has not changed, and are removed if it is gone.
 * @param addresses All files of the site.
 */
export async function packSite(root: string, addresses: readonly string[]): Promise<Packed> {
  const { digests, fresh } = await pack(root, addresses, readDigests(root));
  removeOld(join(root, "public"), new Set(Object.keys(digests)));
  writeDigests(root, digests);
  return { files: Object.keys(digests).length, fresh };
}

/** Compresses files that exist before the pages do, in this thread. */
export async function packEarly(root: string, addresses: readonly string[]): Promise<void> {
  const before = readDigests(root);
  const { digests } = await pack(root, addresses, before, 1);
  writeDigests(root, { ...before, ...digests });
}

async function pack(
  root: string,
  addresses: readonly string[],
  before: Digests,
  threads = cpus().length,
): Promise<{ digests: Digests; fresh: number }> {
  const publicFolder = join(root, "public");
  const digests: Digests = {};
  /** The files to compress, by their stamps. Two names of one file have one stamp, so the file is compressed once. */
  const waiting = new Map<string, { task: PackTask; addresses: string[] }>();
  for (const address of addresses) {
    const ending = extname(address);
    if (!TEXT_ENDINGS.has(ending)) continue;
    const file = join(publicFolder, address);
    const stats = statSync(file);
    if (stats.size < MIN_BYTES) continue;
    const quality = qualityOf(ending);
    const stamp = `${stampOf(stats)} ${quality}`;
    const [oldStamp, packed, sizes] = before[address] ?? [];
    const isThere = sizes === sizesOf(file);
    if (isThere && packed !== undefined && oldStamp === stamp) {
      digests[address] = [stamp, packed, sizes];
      continue;
    }
    const known = waiting.get(stamp);
    if (known) known.addresses.push(address);
    else {
      const old = isThere && packed !== undefined && { packed };
      const task = { publicFolder, address, quality, ...old };
      waiting.set(stamp, { task, addresses: [address] });
    }
  }
  const tasks = [...waiting.values()].map(({ task }) => task);
  // If the build is killed from here on, these compressed files may be of other texts, so the next build must not trust
  // them.
  if (tasks.length > 0) {
    const unsure = new Set([...waiting.values()].flatMap((one) => one.addresses));
    const sure = Object.entries(before).filter(([address]) => !unsure.has(address));
    writeDigests(root, Object.fromEntries(sure));
  }
  const results = await packAll(root, tasks, threads);
  for (const [index, [stamp, { task, addresses: names }]] of [...waiting].entries()) {
    const result = results[index];
    if (!result) throw new Error(`The worker returned no result for ${task.address}.`);
    for (const name of names) {
      if (name !== task.address)
        for (const end of PACKED_ENDINGS)
          linkOutput(publicFolder, name + end, join(publicFolder, task.address + end));
      digests[name] = [stamp, result.digest, sizesOf(join(publicFolder, name))];
    }
  }
  return { digests, fresh: results.filter(({ isFresh }) => isFresh).length };
}

/** Compresses files, in threads when there are many. */
async function packAll(
  root: string,
  tasks: readonly PackTask[],
  threads: number,
): Promise<PackedFile[]> {
  if (tasks.length < MIN_FOR_THREADS || threads === 1) return packBatch(tasks);
  const { file } = await bundleWorker(root, "src/pipeline/packing/pack-worker.ts");
  return withThreads(file, threads, async (pool) => {
    const packed = await Promise.all(
      toBatches(tasks, BATCH).map((batch) => pool.run(batch) as Promise<PackedFile[]>),
    );
    return packed.flat();
  });
}

/** Removes compressed files whose file is gone or too small now: a host would send them in its place. */
function removeOld(publicFolder: string, kept: ReadonlySet<string>): void {
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    const end = PACKED_ENDINGS.find((ending) => entry.name.endsWith(ending));
    if (!entry.isFile() || end === undefined) continue;
    const address = join(entry.parentPath, entry.name).slice(publicFolder.length);
    if (!kept.has(address.slice(0, -end.length))) removeOutput(publicFolder, address);
  }
}
