import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digestOutput, listDifferences, startBuild } from "../watched-build";

/*
 * Clones the last commit into two folders, builds each from scratch with a different time zone and language, and
 * expects every served file to be the same. `same-bytes.test.ts` tests this, and much more, on a small site. This test
 * uses all content, the dates from git and the records of checked samples.
 */

const BUILDS_MS = 1_200_000;
const folders: string[] = [];

async function buildClone(environment: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), "celo-docs-clone-"));
  folders.push(root);
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), root]);
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  const { exitCode, output } = await startBuild(root, { environment });
  if (exitCode !== 0) throw new Error(output.slice(-4000));
  return digestOutput(root);
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test(
  "two cold builds of one commit are identical, byte for byte",
  async () => {
    const east = await buildClone({
      TZ: "Pacific/Kiritimati",
      LANG: "tr_TR.UTF-8",
      LC_ALL: "tr_TR.UTF-8",
    });
    const west = await buildClone({ TZ: "America/Los_Angeles", LANG: "C", LC_ALL: "C" });
    expect(Object.keys(west).length).toBeGreaterThan(1000);
    expect(listDifferences(east, west)).toEqual([]);
  },
  BUILDS_MS,
);
