import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../../faults/error-text";
import { writeOutput } from "./output-files";
import { findHolder, takeLock } from "./process-lock";

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
  /** Begins to use the cache. If it is gone when the build fails, says so, since Gatsby's own message wouldn't. */
  readonly useCache: (cacheFolder: string) => void;
}

const CACHE_MARK = "in-use";

export function createBuildLock(root: string): BuildLock {
  let hasEndedInOrder = false;
  return {
    take: () => lockBuild(root, () => hasEndedInOrder),
    endInOrder: () => {
      hasEndedInOrder = true;
    },
    useCache: (cacheFolder) => {
      writeOutput(cacheFolder, CACHE_MARK, "");
      process.on("exit", (code) => {
        if (code === 0 || existsSync(join(cacheFolder, CACHE_MARK))) return;
        process.stderr.write(
          `\n${cacheFolder} was deleted while the build was running. Build again.\n\n`,
        );
      });
    },
  };
}

function lockBuild(root: string, hasEndedInOrder: () => boolean): string | undefined {
  const file = join(root, LOCK_FILE);
  try {
    const answer = takeLock(file);
    if ("holder" in answer) return describeRunning(answer.holder, file);
    if (answer.wasLeftBehind) removeResults(root);
  } catch (error) {
    return `${file} could not be written: ${messageOf(error)}`;
  }
  process.on("exit", (code) => {
    if (code === 0 || hasEndedInOrder()) rmSync(file, { force: true });
  });
  return undefined;
}

/** Removes what a killed build left behind. If public/ is missing, Gatsby empties its own cache as well. */
function removeResults(root: string): void {
  for (const folder of ["public", "hosting", ".cache/webpack", ".cache/.parcel-cache"])
    rmSync(join(root, folder), { recursive: true, force: true });
}

/** Returns a message about another build that is running in this folder; undefined if there is none. */
export function findRunningBuild(root: string): string | undefined {
  const file = join(root, LOCK_FILE);
  const holder = findHolder(file);
  return holder === undefined ? undefined : describeRunning(holder, file);
}

const describeRunning = (holder: number, file: string): string =>
  `Another build of this site is running (process ${holder}). Wait for it, or stop it. If there is no such process, remove ${file}.`;
