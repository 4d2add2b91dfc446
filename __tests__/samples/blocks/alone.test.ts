import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runAlone } from "../../../src/samples/blocks/alone";

describe("a step that only one process at a time may run", () => {
  const folder = mkdtempSync(join(tmpdir(), "alone-"));
  const lock = join(folder, "lock");
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test("holds the lock while it runs, and not after", async () => {
    let held = false;
    await runAlone(lock, async () => {
      await Promise.resolve();
      held = existsSync(lock);
    });
    expect([held, existsSync(lock)]).toEqual([true, false]);
  });

  test("leaves no lock behind when it fails", async () => {
    const step = () => Promise.reject(new Error("no registry"));
    await expect(runAlone(lock, step)).rejects.toThrow("no registry");
    expect(existsSync(lock)).toBe(false);
  });

  test("doesn't wait for a process that has ended", async () => {
    writeFileSync(lock, "4194304"); // One more than the highest process id on Linux.
    let runs = 0;
    await runAlone(lock, async () => {
      await Promise.resolve();
      runs += 1;
    });
    expect(runs).toBe(1);
  });
});
