import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { linkFile } from "./link-pages";
import { PACKED_ENDINGS } from "./list-public";

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
/** Files under way at once; zlib has a pool of threads of its own. */
const AT_ONCE = 8;

/** Digests of the last build's files, by address, each with what tells whether the file is still that one. */
type Digests = Record<string, readonly [stamp: string, digest: string] | undefined>;

/**
 * Measured on 370 pages (9.3 MB of HTML, one core): quality 5 takes 0.3 s and leaves 27.4 % (gzip: 29.4 %), 9 takes
 * 1.5 s and leaves 27.2 %, 10 takes 5.3 s and leaves 25.3 %, 11 takes 15 s and leaves 24.6 %. All pages change with
 * every change of a script. Scripts and styles are 0.8 MB, kept for a year, and every reader fetches them: 11 takes
 * 1.5 s, and leaves 25.9 % of what 5 leaves 28.3 %.
 */
const qualityOf = (ending: string): number => (ending === ".js" || ending === ".css" ? 11 : 5);

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export interface Packed {
  readonly files: number;
  /** How many were packed by this build; the others were there. */
  readonly fresh: number;
}

/**
 * Lays `x.br` and `x.gz` beside every text file of a site, for hosts that send files as they are. What lies there from
 * the last build stays while the file is the same; beside a file that is gone it is taken away.
 * @param state File in which it remembers what it packed; outside of public/.
 */
export async function packFiles(
  publicFolder: string,
  addresses: readonly string[],
  state: string,
): Promise<Packed> {
  const before = existsSync(state) ? (JSON.parse(readFileSync(state, "utf8")) as Digests) : {};
  const digests: Digests = {};
  const laid = new Set<string>();
  let fresh = 0;
  /** The first file of each digest, once it is packed: a second name gets a second name of what is packed. */
  const packing = new Map<string, Promise<string>>();

  const pack = async (file: string, plain: Buffer, ending: string): Promise<string> => {
    fresh += 1;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(ending),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    // What lies there may be another file's as well, under a second name.
    for (const end of PACKED_ENDINGS) rmSync(file + end, { force: true });
    await Promise.all([
      packBrotli(plain, { params }).then((packed) => writeFile(`${file}.br`, packed)),
      packGzip(plain, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
    ]);
    return file;
  };

  const layBeside = async (address: string): Promise<void> => {
    const ending = extname(address);
    const file = join(publicFolder, address);
    const { size, mtimeMs, ino } = statSync(file);
    if (size < MIN_BYTES) return;
    for (const end of PACKED_ENDINGS) laid.add(address + end);
    const stamp = [size, mtimeMs, ino, qualityOf(ending)].join(" ");
    const [oldStamp, oldDigest] = before[address] ?? [];
    const isThere = PACKED_ENDINGS.every((end) => existsSync(file + end));
    if (isThere && oldDigest !== undefined && oldStamp === stamp) {
      digests[address] = [stamp, oldDigest];
      return;
    }
    const plain = await readFile(file);
    const digest = `${digestOf(plain)}-${qualityOf(ending)}`;
    digests[address] = [stamp, digest];
    if (isThere && oldDigest === digest) return;
    const work = packing.get(digest) ?? pack(file, plain, ending);
    packing.set(digest, work);
    const first = await work;
    if (first !== file) for (const end of PACKED_ENDINGS) linkFile(first + end, file + end);
  };

  const waiting = addresses.filter((address) => TEXT_ENDINGS.has(extname(address)));
  const work = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      await layBeside(address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  removeOld(publicFolder, laid);
  mkdirSync(dirname(state), { recursive: true });
  writeFileSync(state, JSON.stringify(digests));
  return { files: laid.size / PACKED_ENDINGS.length, fresh };
}

const digestOf = (plain: Buffer): string =>
  createHash("sha256").update(plain).digest("hex").slice(0, 32);

/** A packed file whose plain one has gone, or shrunk below what is packed, would be sent in its place. */
function removeOld(publicFolder: string, laid: ReadonlySet<string>): void {
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !PACKED_ENDINGS.some((end) => entry.name.endsWith(end))) continue;
    const file = join(entry.parentPath, entry.name);
    if (!laid.has(file.slice(publicFolder.length))) rmSync(file);
  }
}
