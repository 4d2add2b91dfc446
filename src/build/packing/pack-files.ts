import { readdirSync, statSync } from "node:fs";
import { cpus } from "node:os";
import { extname, join } from "node:path";
import { toBatches } from "../jobs/batches";
import { bundleWorker } from "../jobs/bundle-worker";
import { withThreads } from "../jobs/threads";
import { cacheFolderOf, findCached, keepCached } from "../store/cache-files";
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
/** A smaller file fits into one packet as it is. */
const MIN_BYTES = 512;

/** Starting threads pays from here on. */
const MIN_FOR_THREADS = 200;
const BATCH = 64;

/** Digests of the last build's files, by address, each with what tells whether it and what is packed of it are still there. */
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
  /** How many were packed by this call; the others were there. */
  readonly fresh: number;
}

/** What lies packed beside which file, outside of public/. */
const STATE_FILE = "packed.json";

const readDigests = (root: string): Digests =>
  findCached<Digests>(cacheFolderOf(root), STATE_FILE) ?? {};

const writeDigests = (root: string, digests: Digests): void => {
  keepCached(cacheFolderOf(root), STATE_FILE, digests);
};

/** Bytes of what is packed of a file; one that is missing counts as nothing. */
const sizesOf = (file: string): string =>
  PACKED_ENDINGS.map((end) => statSync(file + end, { throwIfNoEntry: false })?.size).join(" ");

/**
 * Lays `x.br` and `x.gz` beside every text file of a site's public/, for hosts that send files as they are. What lies
 * there from the last build stays while the file is the same; beside a file that is gone it is taken away.
 * @param addresses All files of the site.
 */
export async function packSite(root: string, addresses: readonly string[]): Promise<Packed> {
  const { digests, fresh } = await pack(root, addresses, readDigests(root));
  removeOld(join(root, "public"), new Set(Object.keys(digests)));
  writeDigests(root, digests);
  return { files: Object.keys(digests).length, fresh };
}

/** The same for files that are there before the others, in this thread. */
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
  /** The files to look at by their stamps: a second name of a file gets a second name of what is packed. */
  const waiting = new Map<string, { task: PackTask; addresses: string[] }>();
  for (const address of addresses) {
    const ending = extname(address);
    if (!TEXT_ENDINGS.has(ending)) continue;
    const file = join(publicFolder, address);
    const { size, mtimeMs, ino } = statSync(file);
    if (size < MIN_BYTES) continue;
    const quality = qualityOf(ending);
    const stamp = [size, mtimeMs, ino, quality].join(" ");
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
  // A build that is killed here leaves files of which nobody knows what they were packed from.
  if (tasks.length > 0) {
    const unsure = new Set([...waiting.values()].flatMap((one) => one.addresses));
    const sure = Object.entries(before).filter(([address]) => !unsure.has(address));
    writeDigests(root, Object.fromEntries(sure));
  }
  const results = await packAll(root, tasks, threads);
  for (const [index, [stamp, { task, addresses: names }]] of [...waiting].entries()) {
    const result = results[index];
    if (!result) throw new Error(`The worker gave nothing for ${task.address}.`);
    for (const name of names) {
      if (name !== task.address)
        for (const end of PACKED_ENDINGS)
          linkOutput(publicFolder, name + end, join(publicFolder, task.address + end));
      digests[name] = [stamp, result.digest, sizesOf(join(publicFolder, name))];
    }
  }
  return { digests, fresh: results.filter(({ isFresh }) => isFresh).length };
}

/** Packs files with all cores where there are many; gives what became of each. */
async function packAll(
  root: string,
  tasks: readonly PackTask[],
  threads: number,
): Promise<PackedFile[]> {
  if (tasks.length < MIN_FOR_THREADS || threads === 1) return packBatch(tasks);
  const { file } = await bundleWorker(root, "src/build/packing/pack-worker.ts");
  return withThreads(file, threads, async (pool) => {
    const packed = await Promise.all(
      toBatches(tasks, BATCH).map((batch) => pool.run(batch) as Promise<PackedFile[]>),
    );
    return packed.flat();
  });
}

/** A packed file whose plain one has gone, or shrunk below what is packed, would be sent in its place. */
function removeOld(publicFolder: string, kept: ReadonlySet<string>): void {
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    const end = PACKED_ENDINGS.find((ending) => entry.name.endsWith(ending));
    if (!entry.isFile() || end === undefined) continue;
    const address = join(entry.parentPath, entry.name).slice(publicFolder.length);
    if (!kept.has(address.slice(0, -end.length))) removeOutput(publicFolder, address);
  }
}
