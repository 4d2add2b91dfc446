import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createReaderSite } from "./reader-site";
import type { SiteCopy } from "./site-copy";
import { digestOutput, listDifferences, startBuild } from "./watched-build";

/*
 * `npx tsx __tests__/builds/hard-disks.ts [megabytes or folder …]`, as root: builds a small site on disks that fill up,
 * and into read-only folders. Each of these builds has to succeed with the right output, or fail and say that the disk
 * is full or read-only. The next build, which has enough space, has to have the same output as a first build. Each
 * argument takes two builds. Errors from our own code name the file. Errors from webpack and LMDB, which are usually
 * the first to fill a disk, often don't.
 */

const ALL = ["8", "16", "24", "32", "48", "public", "hosting", ".cache"];
const asked = process.argv.length > 2 ? process.argv.slice(2) : ALL;
const sizes = asked.filter((one) => /^\d+$/.test(one));
const folders = asked.filter((one) => !/^\d+$/.test(one));
const ROOM = "2g";
const PATH = /(?:\/[\w.@-]+){2,}/;

const mount = (...args: string[]): void => {
  execFileSync("mount", args);
};

async function tryDisks(disk: string, site: SiteCopy): Promise<boolean> {
  let isAllRight = true;
  const report = (name: string, isRight: boolean, words: string): void => {
    isAllRight &&= isRight;
    console.log(`${isRight ? "right" : "WRONG"}: ${name}: ${words}`);
  };
  cpSync(site.root, disk, { recursive: true, verbatimSymlinks: true });
  const first = await startBuild(disk);
  if (first.exitCode !== 0) throw new Error(first.output.slice(-3000));
  const clean = digestOutput(disk);

  /** Builds on a disk that is full or read-only, and then again with enough space. */
  const tryBuilds = async (name: string, spoil: () => void, repair: () => void): Promise<void> => {
    spoil();
    const { exitCode, output } = await startBuild(disk);
    const reasons = output.split("\n").filter((line) => /ENOSPC|EROFS|could not be/.test(line));
    const refusal = reasons.find((line) => PATH.test(line)) ?? reasons[0];
    const isClear = exitCode === 0 || refusal !== undefined;
    report(name, isClear, `exit code ${exitCode}; ${refusal ?? output.slice(-3000)}`);
    repair();
    const after = await startBuild(disk);
    const differences = listDifferences(clean, digestOutput(disk));
    const isWhole = after.exitCode === 0 && differences.length === 0;
    report(`${name}, then the next build`, isWhole, `${differences.length} files differ`);
  };

  for (const size of sizes) {
    for (const path of ["public", "hosting", ".cache"])
      rmSync(join(disk, path), { recursive: true, force: true });
    const used = execFileSync("du", ["-sm", disk], { encoding: "utf8" }).split("\t")[0];
    await tryBuilds(
      `${size} MB left`,
      () => {
        mount("-o", `remount,size=${Number(used) + Number(size)}m`, disk);
      },
      () => {
        mount("-o", `remount,size=${ROOM}`, disk);
      },
    );
  }
  for (const folder of folders) {
    const path = join(disk, folder);
    await tryBuilds(
      `${folder}/ is read-only`,
      () => {
        mount("--bind", path, path);
        mount("-o", "remount,ro,bind", path);
      },
      () => execFileSync("umount", [path]),
    );
  }
  return isAllRight;
}

async function main(): Promise<void> {
  const { copy: site } = await createReaderSite();
  const disk = mkdtempSync(join(tmpdir(), "celo-docs-disk-"));
  mount("-t", "tmpfs", "-o", `size=${ROOM}`, "none", disk);
  try {
    process.exitCode = (await tryDisks(disk, site)) ? 0 : 1;
  } finally {
    execFileSync("umount", ["-R", "-l", disk]);
    rmSync(disk, { recursive: true });
    site.remove(".");
  }
}

void main();
