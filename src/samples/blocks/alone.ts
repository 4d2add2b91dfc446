import { readFileSync, rmSync, writeFileSync } from "node:fs";

const PAUSE = 500; // Milliseconds between two looks at another's lock.

/**
 * Runs a step that only one process may be in: a second one waits until the first has done it.
 * The lock is a file with the holder's process id; one left by a process that has ended holds nobody up.
 */
export function runAlone(lock: string, step: () => void): void {
  while (!takeLock(lock)) {
    if (isHeld(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    else rmSync(lock, { force: true });
  }
  try {
    step();
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
