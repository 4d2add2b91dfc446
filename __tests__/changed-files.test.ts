import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBase, listChangedFiles } from "./runner/changed-files.mjs";
import { temporaryFolders } from "./support/folder";

const newFolder = temporaryFolders();
const AN_HOUR_MS = 3_600_000;

/** Creates a repository on main. `commit` adds a file to it, in a commit that is this many hours old. */
function createRepository() {
  const root = newFolder({ "README.md": "" });
  const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, ...env },
    });
  git(["init", "--quiet", "--initial-branch=main"]);
  const write = (file: string): void => {
    writeFileSync(join(root, file), "text");
  };
  const commit = (file: string, hoursAgo: number): void => {
    write(file);
    const date = new Date(Date.now() - hoursAgo * AN_HOUR_MS).toISOString();
    git(["add", "--all"]);
    git(["commit", "--quiet", "--message", file], {
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    });
  };
  return { root, git, write, commit };
}

test("on main, a day of work has changed", () => {
  const { root, commit } = createRepository();
  commit("old.ts", 30);
  commit("new.ts", 3);
  commit("newer.ts", 1);
  expect(listChangedFiles(root)).toEqual(["new.ts", "newer.ts"]);
});

test("a day later, nothing has changed but what isn't committed", () => {
  const { root, commit, write } = createRepository();
  commit("old.ts", 30);
  write("added.ts");
  write("old.ts");
  expect(listChangedFiles(root)).toEqual(["added.ts"]);
  writeFileSync(join(root, "old.ts"), "other text");
  expect(listChangedFiles(root)).toEqual(["old.ts", "added.ts"]);
});

test("on a branch, everything since main has changed, and nothing that is on main", () => {
  const { root, git, commit } = createRepository();
  commit("old.ts", 30);
  commit("new.ts", 3);
  git(["switch", "--quiet", "--create", "branch"]);
  commit("branch.ts", 50);
  expect(listChangedFiles(root)).toEqual(["branch.ts"]);
});

test.each([
  ["a repository without a commit that is old enough", true],
  ["a folder without a repository", false],
])("in %s, everything counts as changed", (_, isRepository) => {
  const root = isRepository ? createRepository().root : newFolder({ "README.md": "" });
  expect(listChangedFiles(root)).toBe("all");
  expect(findBase(root)).toBeUndefined();
});
