import { join } from "node:path";
import { isShallow, readAddedAt, readLastUpdates } from "../../../src/pipeline/content/git-history";
import { git, temporaryFolders, writeFiles } from "../../support/folder";

const newFolder = temporaryFolders();

/** Commits files on a day in November 2026, as this author. */
function commit(folder: string, files: Record<string, string>, day: number, author: string): void {
  writeFiles(folder, files);
  git(folder, ["add", "--all"]);
  git(folder, ["commit", "--message", `Day ${day}`], {
    author,
    date: `2026-11-${String(day).padStart(2, "0")}T10:00:00Z`,
  });
}

/** Creates three commits: two docs on day 1, one of these and a new doc on day 2, and the new doc again on day 3. */
function newRepository(): string {
  const folder = newFolder();
  git(folder, ["init", "--initial-branch", "main"]);
  commit(
    folder,
    { "content/docs/old.md": "1", "content/docs/both.md": "1", "README.md": "1" },
    1,
    "Ada",
  );
  commit(folder, { "content/docs/both.md": "2", "content/docs/new ü.md": "1" }, 2, "Grace");
  commit(folder, { "content/docs/new ü.md": "2", "README.md": "2" }, 3, "Linus");
  return folder;
}

/** Formats the last updates as `file: day by author`. */
const tell = (root: string): string[] =>
  [...readLastUpdates(root, "content")]
    .map(([file, { at, by }]) => `${file}: ${at.slice(0, 10)} by ${by}`)
    .sort();

test("each file has its last commit; files outside the folder have none", () => {
  expect(tell(newRepository())).toEqual([
    "content/docs/both.md: 2026-11-02 by Grace",
    "content/docs/new ü.md: 2026-11-03 by Linus",
    "content/docs/old.md: 2026-11-01 by Ada",
  ]);
});

test("the time is ISO 8601", () => {
  expect(readLastUpdates(newRepository(), "content").get("content/docs/old.md")?.at).toMatch(
    /^2026-11-01T10:00:00(Z|\+00:00)$/,
  );
});

describe("in a shallow clone", () => {
  const cloneOf = (depth: number): string => {
    const clone = join(newFolder(), "clone");
    git(newFolder(), ["clone", "--depth", String(depth), `file://${newRepository()}`, clone]);
    return clone;
  };

  test("with one commit nothing is known, and nothing is printed", () => {
    const clone = cloneOf(1);
    expect([tell(clone), isShallow(clone)]).toEqual([[], true]);
  });

  test("with two commits only the changes of the last one are known", () => {
    expect(tell(cloneOf(2))).toEqual(["content/docs/new ü.md: 2026-11-03 by Linus"]);
  });

  test("a linked worktree has the same updates as the clone", () => {
    const clone = cloneOf(2);
    const worktree = join(newFolder(), "worktree");
    git(clone, ["worktree", "add", "--detach", worktree]);
    expect(tell(worktree)).toEqual(tell(clone));
    expect(tell(worktree)).toHaveLength(1);
  });

  test("with the complete history everything is known", () => {
    const clone = cloneOf(10);
    expect([tell(clone).length, isShallow(clone)]).toEqual([3, false]);
  });
});

test("a site in a folder of its repository has paths relative to its own root", () => {
  const folder = newFolder();
  git(folder, ["init", "--initial-branch", "main"]);
  commit(folder, { "site/content/docs/a.md": "1", "content/docs/b.md": "1" }, 1, "Ada");
  expect(tell(join(folder, "site"))).toEqual(["content/docs/a.md: 2026-11-01 by Ada"]);
});

test("renaming a file counts as a change", () => {
  const folder = newRepository();
  git(folder, ["mv", "content/docs/old.md", "content/docs/renamed.md"]);
  commit(folder, {}, 4, "Grace");
  expect(tell(folder)).toContain("content/docs/renamed.md: 2026-11-04 by Grace");
});

test("a file that was never committed has no update", () => {
  const folder = newRepository();
  writeFiles(folder, { "content/docs/draft.md": "1" });
  expect(readLastUpdates(folder, "content").has("content/docs/draft.md")).toBe(false);
});

test("without a repository, or without a commit, nothing is printed", () => {
  expect(tell(newFolder({ "content/docs/a.md": "1" }))).toEqual([]);
  const empty = newFolder();
  git(empty, ["init"]);
  expect(tell(empty)).toEqual([]);
});

test("a file was added by the first commit at its path; files without a commit come last", () => {
  const folder = newRepository();
  commit(folder, { "content/docs/new.md": "1" }, 4, "Grace");
  commit(folder, { "content/docs/new.md": "2" }, 5, "Grace");
  writeFiles(folder, { "content/docs/draft.md": "1" });
  const at = (name: string): number => readAddedAt(folder, `content/docs/${name}.md`);
  expect(at("new")).toBe(Date.parse("2026-11-04T10:00:00Z") / 1000);
  expect(at("old")).toBeLessThan(at("new"));
  expect(at("draft")).toBe(Infinity);
});
