import { randomBytes } from "node:crypto";
import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { messageOf } from "../../faults/error-text";

// This file writes everything that a build puts into public/, the caches and hosting/. A name may come from content (a
// redirect, a slug), and a folder may contain a symbolic link to another place, so no file is written outside of the
// given folder. A file gets its final name only once it is complete, so a killed build leaves no incomplete files under
// final names.

/** Prefix for the names of incomplete files. */
export const UNFINISHED = ".unfinished-";

const UNFINISHED_NAME = /^\.unfinished-(\d+)-[\da-f]+$/;
const HOUR_MS = 3_600_000;

/**
 * Writes a file below a folder, and creates missing folders. If an existing file has a second name, that name keeps the
 * old content.
 * @throws If the name leads out of the folder, or writing fails. The message names the file.
 */
export function writeOutput(folder: string, name: string, content: string | Uint8Array): void {
  put(folder, name, (unfinished) => {
    writeFileSync(unfinished, content, { flag: "wx" });
  });
}

/**
 * Gives a file a second name below a folder, without a second copy on disk. If the file system doesn't support that,
 * copies the file.
 */
export function linkOutput(folder: string, name: string, from: string): void {
  const { file } = locate(folder, name);
  const there = lstatSync(file, { throwIfNoEntry: false });
  const { dev, ino } = statSync(from);
  if (there?.ino === ino && there.dev === dev) return;
  put(folder, name, (unfinished) => {
    try {
      linkSync(from, unfinished);
    } catch {
      copyFileSync(from, unfinished, constants.COPYFILE_EXCL);
    }
  });
}

/** Removes a file or folder, if it exists. */
export function removeOutput(folder: string, name: string): void {
  const { root, file } = locate(folder, name);
  naming(file, "removed", () => {
    if (isBelow(root, dirname(file))) rmSync(file, { recursive: true, force: true });
  });
}

/**
 * Removes incomplete files that killed builds have left, but not those that another running build has changed in the
 * last hour.
 */
export function removeUnfinished(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const writer = Number(UNFINISHED_NAME.exec(entry.name)?.[1]);
    if (Number.isNaN(writer)) continue;
    const file = join(entry.parentPath, entry.name);
    const { mtimeMs = 0 } = lstatSync(file, { throwIfNoEntry: false }) ?? {};
    const isOld = Date.now() - mtimeMs > HOUR_MS;
    if (isOld || writer === process.pid || !isRunning(writer)) rmSync(file, { force: true });
  }
}

/** True if a name can't lead out of its folder, except through symbolic links inside the folder. */
export const isOutputName = (name: string): boolean =>
  !/[\\\0]/.test(name) &&
  name.split("/").every((part) => part !== "..") &&
  name.split("/").some((part) => part !== "" && part !== ".");

function locate(folder: string, name: string): { root: string; file: string } {
  if (!isOutputName(name))
    throw new Error(`${JSON.stringify(name)} isn't the name of a file below ${folder}.`);
  return { root: resolve(folder), file: join(resolve(folder), name) };
}

function put(folder: string, name: string, make: (unfinished: string) => void): void {
  const { root, file } = locate(folder, name);
  naming(file, "written", () => {
    const parent = dirname(file);
    if (!isBelow(root, parent)) mkdirSync(parent, { recursive: true });
    const own = `${UNFINISHED}${process.pid}-${randomBytes(6).toString("hex")}`;
    const unfinished = join(parent, own);
    try {
      make(unfinished);
      renameSync(unfinished, file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
  });
}

/**
 * True if a folder exists inside another one; false if it doesn't exist yet.
 * @throws If it, or a folder above it, is a symbolic link that leads out of the other folder.
 */
function isBelow(folder: string, inner: string): boolean {
  const real = findRealPath(inner);
  if (real === undefined) {
    if (inner !== folder) isBelow(folder, dirname(inner));
    return false;
  }
  const root = realpathSync.native(folder);
  if (real === root || real.startsWith(root.endsWith(sep) ? root : root + sep)) return true;
  throw new Error(`a symbolic link leads out of ${folder}, to ${real}. Remove it and build again.`);
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}

function naming(file: string, done: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    throw new Error(`${file} could not be ${done}: ${messageOf(error)}`, { cause: error });
  }
}

/** True if a process exists, even if it belongs to another user. */
export function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // It belongs to another user.
  }
}
