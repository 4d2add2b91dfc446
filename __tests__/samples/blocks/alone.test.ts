import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runAlone } from "../../../src/samples/blocks/alone";

describe("a step that one process at a time may be in", () => {
  const folder = mkdtempSync(join(tmpdir(), "alone-"));
  const lock = join(folder, "lock");
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test("holds the lock while it runs, and not after", () => {
    let held = false;
    runAlone(lock, () => {
      held = existsSync(lock);
    });
    expect([held, existsSync(lock)]).toEqual([true, false]);
  });

  test("leaves no lock when it fails", () => {
    expect(() => {
      runAlone(lock, () => {
        throw new Error("no registry");
      });
    }).toThrow("no registry");
    expect(existsSync(lock)).toBe(false);
  });

  test("does not wait for a process that has ended", () => {
    writeFileSync(lock, "4194304"); // One above the highest process id of Linux.
    let runs = 0;
    runAlone(lock, () => {
      runs += 1;
    });
    expect(runs).toBe(1);
  });
});
