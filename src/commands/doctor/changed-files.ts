import { execFileSync } from "node:child_process";

/** Runs git in a folder and returns its output; undefined if git fails. */
function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}

const MAIN = ["main", "origin/main"] as const;

/**
 * Lists the files changed since this branch diverged from main, including uncommitted and untracked ones. Undefined if
 * git isn't available or there is no main branch to compare with.
 */
export function listChangedFiles(root: string): Set<string> | undefined {
  const bases = MAIN.map((name) => git(root, "merge-base", "HEAD", name)?.trim());
  const base = bases.find((found) => found !== undefined && found !== "");
  if (base === undefined) return undefined;
  // With -z, git doesn't escape names. With --relative, it lists paths relative to the site's folder.
  const changed = git(root, "diff", "--name-only", "--relative", "-z", base);
  const unknown = git(root, "ls-files", "--others", "--exclude-standard", "-z");
  if (changed === undefined || unknown === undefined) return undefined;
  return new Set([...changed.split("\0"), ...unknown.split("\0")].filter((name) => name !== ""));
}
