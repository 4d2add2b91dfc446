import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuildLock } from "../../../src/pipeline/store/build-lock";
import { temporaryFolders } from "../../support/folder";

const folder = temporaryFolders();
const lockBuild = (root: string): string | undefined => createBuildLock(root).take();

/** Process id of the parent process, which runs at least as long as this test. */
const OTHER = String(process.ppid);
const LEFT = { "public/index.html": "half", "hosting/nginx-maps.conf": "", ".cache/webpack/x": "" };

test("the first build of a folder takes the lock, which contains its process id", () => {
  const root = folder({ "public/index.html": "whole" });
  expect(lockBuild(root)).toBeUndefined();
  expect(readFileSync(join(root, ".build-lock"), "utf8")).toBe(String(process.pid));
  expect(existsSync(join(root, "public/index.html"))).toBe(true);
});

test("while another build is running, a build is refused, with the file to remove", () => {
  const root = folder({ ".build-lock": OTHER, ...LEFT });
  expect(lockBuild(root)).toBe(
    `Another build of this site is running (process ${OTHER}). Wait for it, or stop it. If there is no such process, remove ${join(root, ".build-lock")}.`,
  );
  expect(existsSync(join(root, "public/index.html"))).toBe(true);
});

test.each([
  { name: "a process that has ended", owner: "4194999" },
  { name: "an earlier container's process with the same id", owner: String(process.pid) },
  { name: "nobody: the disk was full", owner: "" },
  { name: "something that isn't a number", owner: "celo" },
  { name: "its own group", owner: "0" },
  { name: "a negative number", owner: "-1" },
])(
  "a lock of $name is taken over, and the leftovers of the dead build are removed",
  ({ owner }) => {
    const root = folder({ ".build-lock": owner, ...LEFT });
    expect(lockBuild(root)).toBeUndefined();
    expect(readFileSync(join(root, ".build-lock"), "utf8")).toBe(String(process.pid));
    for (const path of ["public", "hosting", ".cache/webpack"])
      expect(existsSync(join(root, path))).toBe(false);
  },
);

test("a folder that can't be written to is reported", () => {
  const root = folder();
  writeFileSync(join(root, "site"), "");
  expect(lockBuild(join(root, "site"))).toContain(`${join(root, "site", ".build-lock")} could not`);
});
