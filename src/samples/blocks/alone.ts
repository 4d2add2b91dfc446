import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const PAUSE = 500; // Milliseconds between two looks at another's lock.

/**
 * Runs a step that only one process may be in: a second one waits until the first has done it.
 * The lock is a file with the holder's process id; one left by a process that has ended holds nobody up.
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
    // Between its making and its writing the file is empty.
    if (holder !== "") process.kill(Number(holder), 0);
    return true;
  } catch {
    return false;
  }
}
