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
 * The folder for everything the benchmark writes; BENCH_WORK changes it. Not inside the repository: Parcel, which
 * compiles gatsby-config.ts, walks through every file below it, and four generators' packages cost 4 s a build.
 */
export const WORK = resolve(process.env.BENCH_WORK ?? join(tmpdir(), "celo-docs-bench"));

/**
 * Writes text files, with the folders they need. The keys are paths inside the folder.
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

/** @param {string} folder @param {readonly string[]} paths Removed when they exist. */
export function removePaths(folder, paths) {
  for (const path of paths) rmSync(join(folder, path), { recursive: true, force: true });
}

/** @param {string} from @param {string} to */
export function copyFile(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  // File times are part of what caches compare.
  cpSync(from, to, { preserveTimestamps: true });
}

/**
 * The bytes of all files below a folder, as `ls` shows them; a file with several names is counted once.
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
