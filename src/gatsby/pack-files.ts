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
import { extname, join } from "node:path";
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
const DIGESTS_FILE = "digests.json";
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
 * Lays `x.br` and `x.gz` beside every text file of a site, for hosts that send files as they are. What was packed is
 * kept by digest below `cache`; what no build needs any more is taken away there, and beside files that are gone.
 */
export async function packFiles(
  publicFolder: string,
  addresses: readonly string[],
  cache: string,
): Promise<Packed> {
  mkdirSync(cache, { recursive: true });
  const digestsFile = join(cache, DIGESTS_FILE);
  const before = existsSync(digestsFile)
    ? (JSON.parse(readFileSync(digestsFile, "utf8")) as Digests)
    : {};
  const digests: Digests = {};
  const used = new Set<string>();
  const laid = new Set<string>();
  let fresh = 0;
  const packing = new Map<string, Promise<void>>();

  const packOne = async (file: string, digest: string, ending: string): Promise<void> => {
    const [br, gz] = PACKED_ENDINGS.map((end) => join(cache, digest + end)) as [string, string];
    if (existsSync(br) && existsSync(gz)) return;
    fresh += 1;
    const plain = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(ending),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    await Promise.all([
      packBrotli(plain, { params }).then((packed) => writeFile(br, packed)),
      packGzip(plain, { level: 9 }).then((packed) => writeFile(gz, packed)),
    ]);
  };

  const layBeside = async (address: string): Promise<void> => {
    const ending = extname(address);
    const file = join(publicFolder, address);
    const { size, mtimeMs, ino } = statSync(file);
    if (size < MIN_BYTES) return;
    const stamp = [size, mtimeMs, ino, qualityOf(ending)].join(" ");
    const [oldStamp, oldDigest] = before[address] ?? [];
    const digest =
      oldDigest !== undefined && oldStamp === stamp
        ? oldDigest
        : `${digestOf(await readFile(file))}-${qualityOf(ending)}`;
    digests[address] = [stamp, digest];
    const work = packing.get(digest) ?? packOne(file, digest, ending);
    packing.set(digest, work);
    await work;
    used.add(digest);
    for (const end of PACKED_ENDINGS) {
      linkFile(join(cache, digest + end), file + end);
      laid.add(address + end);
    }
  };

  const waiting = addresses.filter((address) => TEXT_ENDINGS.has(extname(address)));
  const work = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      await layBeside(address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  removeOld(publicFolder, laid);
  writeFileSync(digestsFile, JSON.stringify(digests));
  for (const name of readdirSync(cache)) {
    if (name !== DIGESTS_FILE && !used.has(name.slice(0, -PACKED_ENDINGS[0].length)))
      rmSync(join(cache, name));
  }
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
