import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRunning } from "./output-files";

/** In the site's folder: Gatsby empties .cache while a build runs. */
const LOCK_FILE = ".build-lock";

let hasEndedInOrder = false;

/** Says that this build ends for a reason of its own and leaves whole files: the next one may use what it has made. */
export function endInOrder(): void {
  hasEndedInOrder = true;
}

/**
 * Keeps a second build out of a folder while one runs, and starts from nothing after one that broke off: Gatsby writes
 * its pages and its record of them at different times, so after a kill the record may be wrong about a page.
 * @returns What is wrong, when another build runs or the folder cannot be written to.
 */
export function lockBuild(root: string): string | undefined {
  const file = join(root, LOCK_FILE);
  const running = findRunningBuild(root);
  if (running !== undefined) return running;
  if (readOwner(file) !== undefined) {
    // Gatsby empties its cache, too, when it finds no public/.
    for (const folder of ["public", "hosting", ".cache/webpack", ".cache/.parcel-cache"])
      rmSync(join(root, folder), { recursive: true, force: true });
    rmSync(file, { force: true });
  }
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    return `${file} could not be written: ${error instanceof Error ? error.message : String(error)}`;
  }
  process.on("exit", (code) => {
    if (code === 0 || hasEndedInOrder) rmSync(file, { force: true });
  });
  return undefined;
}

/** What is said of another build that runs in this folder; nothing when there is none. */
export function findRunningBuild(root: string): string | undefined {
  const file = join(root, LOCK_FILE);
  const owner = readOwner(file) ?? 0;
  if (owner <= 0 || owner === process.pid || !isRunning(owner)) return undefined;
  return `Another build of this site is running (process ${owner}). Wait for it, or end it; if there is none, remove ${file}.`;
}

/** The process that holds the lock, or held it when it broke off; 0, which is no process, when the file does not tell. */
function readOwner(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || 0;
  } catch {
    return undefined;
  }
}
