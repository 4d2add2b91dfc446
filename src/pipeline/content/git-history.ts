import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { LastUpdate } from "../../docs/site";

const COMMIT = "\u0001";
const MAX_LOG_BYTES = 256 * 1024 * 1024;

function git(root: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: MAX_LOG_BYTES,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined; // Without git or a repository, pages don't show when they were last updated.
  }
}

/** True if the repository at `root` only has its newest commits (`git clone --depth`). */
export function isShallow(root: string): boolean {
  return git(root, ["rev-parse", "--is-shallow-repository"])?.trim() === "true";
}

/**
 * Reads the last commit of every file below `folder` from a single log. In a shallow clone, the oldest commit seems to
 * have created every file, so files that haven't changed since are left out: no date is better than a wrong one.
 */
export function readLastUpdates(root: string, folder: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  const gitFolder = git(root, ["rev-parse", "--git-common-dir"])?.trim();
  if (gitFolder === undefined) return updates;
  // In a linked worktree, Git returns an absolute path.
  const shallowFile = resolve(root, gitFolder, "shallow");
  const boundary = new Set(
    existsSync(shallowFile) ? readFileSync(shallowFile, "utf8").split("\n") : [],
  );
  const log = git(root, [
    "log",
    "--no-renames",
    "--relative",
    `--format=${COMMIT}%H%x09%cI%x09%an`,
    "--name-only",
    "--",
    folder,
  ]);
  for (const commit of (log ?? "").split(COMMIT).slice(1)) {
    const [head = "", ...files] = commit.split("\n");
    const [hash = "", at = "", by = ""] = head.split("\t");
    if (boundary.has(hash)) continue;
    for (const file of files) if (file !== "" && !updates.has(file)) updates.set(file, { at, by });
  }
  return updates;
}

/**
 * Returns the time in seconds at which a commit first added a file at its path; Infinity if the file isn't committed
 * yet.
 */
export function readAddedAt(root: string, file: string): number {
  const log = git(root, ["log", "--no-renames", "--diff-filter=A", "--format=%ct", "--", file]);
  const first = log?.trim().split("\n").at(-1) ?? "";
  return first === "" ? Infinity : Number(first);
}
