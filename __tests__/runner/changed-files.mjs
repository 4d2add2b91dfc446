import { execFileSync } from "node:child_process";

/** Creates a function that returns what git prints in a folder, or undefined if it fails. @param {string} folder */
const gitIn =
  (folder) =>
  /** @param {readonly string[]} args */
  (...args) => {
    try {
      return execFileSync("git", args, {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
    } catch {
      return undefined;
    }
  };

/** @param {string | undefined} text */
const first = (text) => (text?.trim() ? text.trim() : undefined);

/**
 * Finds the commit whose tests this run doesn't repeat: on a branch, where it left main. On main itself, the newest
 * commit older than a day, so that a day of work is tested whole before it goes out, and a later clone is tested fast.
 * @returns {string | undefined} Undefined if there is no history to tell, as in a shallow clone.
 */
export function findBase(folder = process.cwd()) {
  const git = gitIn(folder);
  const head = first(git("rev-parse", "HEAD"));
  const main = ["origin/main", "main"]
    .map((name) => first(git("rev-parse", "--verify", "--quiet", `${name}^{commit}`)))
    .find((commit) => commit !== undefined);
  const fork = main && first(git("merge-base", "HEAD", main));
  if (fork !== undefined && fork !== head) return fork;
  return first(git("rev-list", "-1", "--before=1 day ago", "HEAD"));
}

/**
 * Lists the files that differ from that commit, including uncommitted and new ones, relative to the repository's root.
 * @returns {readonly string[] | "all"} "all" if nothing is known about the history.
 */
export function listChangedFiles(folder = process.cwd()) {
  const git = gitIn(folder);
  const base = findBase(folder);
  const tracked = base && git("diff", "--name-only", "--no-renames", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  if (tracked === undefined || added === undefined) return "all";
  return [...tracked.split("\n"), ...added.split("\n")].filter((file) => file !== "");
}
