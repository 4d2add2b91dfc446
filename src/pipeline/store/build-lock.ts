import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../../faults/error-text";
import { isRunning } from "./output-files";

/** File in the site's folder, since Gatsby empties .cache while a build runs. */
const LOCK_FILE = ".build-lock";

/** Prevents two builds in the same folder at the same time. */
export interface BuildLock {
  /**
   * Takes the lock. If the previous build was killed, removes its results: Gatsby doesn't write a page and its record
   * of that page at the same time, so the record may be wrong.
   * @returns A problem if another build is running or the folder can't be written to.
   */
  readonly take: () => string | undefined;
  /**
   * Records that this build stops on purpose, such as because of faults, so that the next build may reuse its files.
   */
  readonly endInOrder: () => void;
}

export function createBuildLock(root: string): BuildLock {
  let hasEndedInOrder = false;
  return {
    take: () => lockBuild(root, () => hasEndedInOrder),
    endInOrder: () => {
      hasEndedInOrder = true;
    },
  };
}

function lockBuild(root: string, hasEndedInOrder: () => boolean): string | undefined {
  const file = join(root, LOCK_FILE);
  const running = findRunningBuild(root);
  if (running !== undefined) return running;
  if (readOwner(file) !== undefined) {
    // If public/ is missing, Gatsby empties its own cache as well.
    for (const folder of ["public", "hosting", ".cache/webpack", ".cache/.parcel-cache"])
      rmSync(join(root, folder), { recursive: true, force: true });
    rmSync(file, { force: true });
  }
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    return `${file} could not be written: ${messageOf(error)}`;
  }
  process.on("exit", (code) => {
    if (code === 0 || hasEndedInOrder()) rmSync(file, { force: true });
  });
  return undefined;
}

/** Returns a message about another build that is running in this folder; undefined if there is none. */
export function findRunningBuild(root: string): string | undefined {
  const file = join(root, LOCK_FILE);
  const owner = readOwner(file) ?? 0;
  if (owner <= 0 || owner === process.pid || !isRunning(owner)) return undefined;
  return `Another build of this site is running (process ${owner}). Wait for it, or stop it. If there is no such process, remove ${file}.`;
}

/**
 * Reads the id of the process that holds the lock, or of a killed process that left it behind. Returns undefined if the
 * file can't be read, and 0 (never a real process) if it doesn't contain a number.
 */
function readOwner(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || 0;
  } catch {
    return undefined;
  }
}
