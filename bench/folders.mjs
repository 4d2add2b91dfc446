import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const BENCH = dirname(fileURLToPath(import.meta.url));

/** The repository's root. */
export const ROOT = dirname(BENCH);

/**
 * Folder for everything that the benchmark writes. The environment variable BENCH_WORK overrides it. The folder is
 * outside the repository because Parcel, which compiles gatsby-config.ts, visits every file in the repository: the
 * generators' packages would add 4 s to each build.
 */
export const WORK = resolve(process.env.BENCH_WORK ?? join(tmpdir(), "celo-docs-bench"));

/**
 * Writes text files, and creates the folders they need. The keys of `files` are paths relative to `folder`.
 *
 * @param {string} folder
 * @param {Record<string, string>} files
 */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @param {string} folder @param {readonly string[]} paths Files and folders to remove, if they exist. */
export function removePaths(folder, paths) {
  for (const path of paths) rmSync(join(folder, path), { recursive: true, force: true });
}

/** @param {string} from @param {string} to */
export function copyFile(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  // Keeps the files' modification times, because the generators' caches compare them.
  cpSync(from, to, { preserveTimestamps: true });
}

/**
 * Adds up the sizes of all files in a folder and its subfolders: the sizes that `ls -l` shows, not the disk usage. A
 * file with several hard links is counted once.
 *
 * @param {string} folder
 * @returns {{ bytes: number, files: number }}
 */
export function measureFolder(folder) {
  const seen = new Set();
  let bytes = 0;
  for (const entry of existsSync(folder) ? readdirSync(folder, { recursive: true }) : []) {
    const stats = lstatSync(join(folder, String(entry)));
    if (!stats.isFile() || seen.has(stats.ino)) continue;
    seen.add(stats.ino);
    bytes += stats.size;
  }
  return { bytes, files: seen.size };
}
