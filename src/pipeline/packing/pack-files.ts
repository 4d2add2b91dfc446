import { readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { PACKED_ENDINGS, isInternal, listPublic } from "../store/list-public";
import { linkOutput, removeOutput, writeOutput } from "../store/output-files";

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
/** Minimum size of files to compress: smaller files fit into one network packet anyway. */
const MIN_BYTES = 512;

/**
 * Returns the Brotli quality for a kind of file. For 370 pages (9.3 MB of HTML, one core), quality 5 takes 0.3 s and
 * leaves 27.4 % (gzip: 29.4 %), 9 takes 1.5 s and leaves 27.2 %, and 11 takes 15 s and leaves 24.6 %. Scripts and
 * styles (0.8 MB) are fetched by every reader and cached for a year: for them, 11 takes 1.5 s and leaves 25.9 %, and 5
 * leaves 28.3 %.
 */
const qualityOf = (ending: string): number => (ending === ".js" || ending === ".css" ? 11 : 5);

/**
 * Writes `x.br` and `x.gz` next to every text file of a built site, for hosts that don't compress. Two names of the
 * same file share their compressed files. Works without promises, which would take a second longer for three thousand
 * files.
 * @returns The number of files that have compressed copies.
 */
export function packSite(publicFolder: string): number {
  removePacked(publicFolder);
  const packed = new Map<number, string>();
  let count = 0;
  for (const address of listPublic(publicFolder)) {
    const ending = extname(address);
    if (!TEXT_ENDINGS.has(ending) || isInternal(address)) continue;
    const { ino, size } = statSync(join(publicFolder, address));
    if (size < MIN_BYTES) continue;
    const same = packed.get(ino);
    if (same === undefined) packFile(publicFolder, address, qualityOf(ending));
    else
      for (const end of PACKED_ENDINGS)
        linkOutput(publicFolder, address + end, join(publicFolder, same + end));
    packed.set(ino, same ?? address);
    count += 1;
  }
  return count;
}

function packFile(publicFolder: string, address: string, quality: number): void {
  const plain = readFileSync(join(publicFolder, address));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeOutput(publicFolder, `${address}.br`, brotliCompressSync(plain, { params }));
  writeOutput(publicFolder, `${address}.gz`, gzipSync(plain, { level: 9 }));
}

/** Removes compressed files, because a host would send an outdated one instead of the file itself. */
export function removePacked(publicFolder: string): void {
  for (const entry of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !PACKED_ENDINGS.some((ending) => entry.name.endsWith(ending))) continue;
    removeOutput(publicFolder, join(entry.parentPath, entry.name).slice(publicFolder.length));
  }
}
