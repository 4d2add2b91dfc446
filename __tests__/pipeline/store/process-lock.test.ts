import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findHolder, runAlone, takeLock } from "../../../src/pipeline/store/process-lock";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();
const newLock = (): string => join(newFolder(), "lock");

test("a step holds the lock while it runs, and nothing is left after", async () => {
  const lock = newLock();
  let held = false;
  await runAlone(lock, async () => {
    await Promise.resolve();
    held = existsSync(lock);
  });
  expect(held).toBe(true);
  expect(readdirSync(join(lock, ".."))).toEqual([]);
});

test("a step that fails leaves no lock behind", async () => {
  const lock = newLock();
  const step = () => Promise.reject(new Error("no registry"));
  await expect(runAlone(lock, step)).rejects.toThrow("no registry");
  expect(existsSync(lock)).toBe(false);
});

test("a process that runs holds its lock, and one that has ended doesn't", () => {
  const lock = newLock();
  expect(takeLock(lock)).toEqual({ wasLeftBehind: false });
  writeFileSync(lock, String(process.ppid));
  expect(takeLock(lock)).toEqual({ holder: process.ppid });
  expect(findHolder(lock)).toBe(process.ppid);
  writeFileSync(lock, "4194304"); // One more than the highest process id on Linux.
  expect(findHolder(lock)).toBeUndefined();
  expect(takeLock(lock)).toEqual({ wasLeftBehind: true });
});

test("a decision that was never finished doesn't keep others from taking the lock", () => {
  const folder = newFolder();
  mkdirSync(join(folder, "lock.taking"));
  expect(takeLock(join(folder, "lock"))).toEqual({ wasLeftBehind: false });
  expect(existsSync(join(folder, "lock.taking"))).toBe(false);
});
