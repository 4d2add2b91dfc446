import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const PAUSE = 500; // Milliseconds between two checks of another process's lock.

/**
 * Runs a step that only one process may run at a time. A second process waits until the first has finished. The lock
 * is a file that contains the id of the process. If that process has ended, the lock is removed.
 */
export async function runAlone(lock: string, step: () => Promise<void>): Promise<void> {
  while (!takeLock(lock)) {
    if (isHeld(lock)) await setTimeout(PAUSE);
    else rmSync(lock, { force: true });
  }
  try {
    await step();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function isHeld(lock: string): boolean {
  try {
    const holder = readFileSync(lock, "utf8");
    // The file is empty for a moment after it has been created.
    if (holder !== "") process.kill(Number(holder), 0);
    return true;
  } catch {
    return false;
  }
}
