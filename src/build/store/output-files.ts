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

// Everything a build writes goes through here: into public/, the caches and hosting/. A name may come from content (a
// redirect, a slug), and a folder may hold a link that leads elsewhere: neither gets a file outside of its folder. A
// file appears under its name when it is whole, so a build that is killed leaves none that is torn.

/** How names of files begin that are not whole yet. */
export const UNFINISHED = ".unfinished-";

const UNFINISHED_NAME = /^\.unfinished-(\d+)-[\da-f]+$/;
const HOUR_MS = 3_600_000;

/**
 * Writes a file below a folder, and the folders it needs. Another name of the same file keeps what it had.
 * @throws When the name leads out of the folder, or the disk refuses; the message names the file.
 */
export function writeOutput(folder: string, name: string, content: string | Uint8Array): void {
  put(folder, name, (unfinished) => {
    writeFileSync(unfinished, content, { flag: "wx" });
  });
}

/** Gives a file a second name below a folder, one file on the disk; a copy where the disk cannot do that. */
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

/** Takes a file or folder away, if it is there. */
export function removeOutput(folder: string, name: string): void {
  const { root, file } = locate(folder, name);
  naming(file, "removed", () => {
    if (isBelow(root, dirname(file))) rmSync(file, { recursive: true, force: true });
  });
}

/** Takes away what killed builds left half written; what a running one is writing stays. */
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

/** Whether a name is one of a file below the folder it is seen from, whatever the disk holds. */
export const isOutputName = (name: string): boolean =>
  !/[\\\0]/.test(name) &&
  name.split("/").every((part) => part !== "..") &&
  name.split("/").some((part) => part !== "" && part !== ".");

function locate(folder: string, name: string): { root: string; file: string } {
  if (!isOutputName(name))
    throw new Error(`${JSON.stringify(name)} is no name of a file below ${folder}.`);
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
 * Whether a folder is there, inside the other; false when it is still to be made inside it.
 * @throws When it, or the folder it would be made in, really lies elsewhere.
 */
function isBelow(folder: string, inner: string): boolean {
  const real = findRealPath(inner);
  if (real === undefined) {
    if (inner !== folder) isBelow(folder, dirname(inner));
    return false;
  }
  const root = realRoots.get(folder) ?? realpathSync.native(folder);
  realRoots.set(folder, root);
  if (real === root || real.startsWith(root.endsWith(sep) ? root : root + sep)) return true;
  throw new Error(`a link leads out of ${folder}, to ${real}. Remove it and build again.`);
}

/** Asked for once each: every file that is written asks. */
const realRoots = new Map<string, string>();

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
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} could not be ${done}: ${reason}`, { cause: error });
  }
}

/** Whether a process is there, whoever's it is. */
export function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // Another user's.
  }
}
