import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { isRunning } from "./output-files";

const PAUSE_MS = 500; // Between two checks of another process's lock.
const LONGEST_DECISION_MS = 1000;

/** The id of the other process that holds a lock, or whether the lock was left behind by a process that was killed. */
export type LockAnswer = { readonly holder: number } | { readonly wasLeftBehind: boolean };

/**
 * Takes a lock that only one process can hold: a file that contains the id of the process. A lock whose process has
 * ended is taken over, and so is one with the id of this process, which an earlier container may have left behind.
 */
export function takeLock(file: string): LockAnswer {
  return decideAlone(`${file}.taking`, () => {
    const holder = findHolder(file);
    if (holder !== undefined) return { holder };
    const wasLeftBehind = readOwner(file) !== undefined;
    writeFileSync(file, String(process.pid));
    return { wasLeftBehind };
  });
}

/** Returns the id of the other process that holds a lock; undefined if there is none. */
export function findHolder(file: string): number | undefined {
  const owner = readOwner(file) ?? 0;
  return owner > 0 && owner !== process.pid && isRunning(owner) ? owner : undefined;
}

/** Runs a step that only one process may run at a time. A second process waits until the first has finished. */
export async function runAlone(lock: string, step: () => Promise<void>): Promise<void> {
  while ("holder" in takeLock(lock)) await setTimeout(PAUSE_MS);
  try {
    await step();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Reads the id of the process that holds a lock, or of a killed process that left it behind. Returns undefined if the
 * file can't be read, and 0 (never a real process) if it doesn't contain a number.
 */
function readOwner(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || 0;
  } catch {
    return undefined;
  }
}

/**
 * Lets only one process at a time decide who gets the lock: otherwise two processes could find the same lock left
 * behind, and the second would replace the lock that the first has just taken. A decision takes less than a millisecond,
 * so a guard that stays belongs to a process that was killed.
 */
function decideAlone<Answer>(guard: string, decide: () => Answer): Answer {
  const start = Date.now();
  while (!makeGuard(guard) && Date.now() - start < LONGEST_DECISION_MS);
  try {
    return decide();
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

function makeGuard(guard: string): boolean {
  try {
    mkdirSync(guard);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
