import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { doc } from "../support/doc";
import { siteFolders } from "./site-folder";

/** Documents that mention commands: those in the root folder, and the README files in other folders. */
const DOCUMENTS = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" })
  .split("\n")
  .filter((file) =>
    /^(?:[A-Z]+|content\/[A-Z]+|(?:src|bench|__tests__)\/.*README)\.md$/.test(file),
  );

/** Commands with arguments, as written in the documents: up to the end of the code, a comment or a column gap. */
const DOCUMENTED = new Set(
  DOCUMENTS.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(
      /npm run ([a-z:]+ (?:-- )?(?!&&)(?:(?! {2}| *[#`|\n]).)+)/g,
    ),
  ]).map(([, command = ""]) => command.trim()),
);

const folder = siteFolders();

/** Creates a small site with a page that commands can move, and a page from another system that they can convert. */
const newSite = (): string =>
  folder({
    "content/sidebars.yaml": "docs:\n  - doc: learn/old\n",
    "content/docs/learn/old.md": doc({ title: "Old" }, "Words."),
    "content/templates/tutorial.md": readFileSync("content/templates/tutorial.md", "utf8"),
    "old/page.mdx": doc({ title: "Page" }, "Words."),
    "access.log": '::1 - - [01/Oct/2026:10:00:00 +0000] "GET /learn/odl HTTP/1.1" 404 9\n',
  });

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Runs a command as npm does, but without starting npm. */
const run = (command: string, cwd: string): string => {
  const [name = "", , ...args] = [...command.matchAll(/"([^"]*)"|\S+/g)].map(
    ([whole, quoted]) => quoted ?? whole,
  );
  const [runner, file = ""] = scripts[name]?.split(" ") ?? [];
  expect(runner).toBe("tsx");
  return spawnSync("node", ["--import", "tsx", file, ...args], { cwd, encoding: "utf8" }).stdout;
};

const runInSite = (command: string, file: string) => (): void => {
  const root = newSite();
  run(command, root);
  expect(existsSync(join(root, file))).toBe(true);
};

/** jest reads a word that follows as part of a file's name, unless the option before it takes a list of words. */
const takesNames = (name: string) => (): void => {
  expect(scripts[name]).toMatch(/\/jest\.js .* --[\w-]+=\S+$/);
};

/**
 * Scripts that are run here, one test per script, since each starts processes. Names in angle brackets are replaced.
 */
const RUN_HERE: Readonly<Record<string, () => void>> = {
  "test:unit": takesNames("test:unit"),
  "test:browser": takesNames("test:browser"),
  new: runInSite(
    'new -- /learn/what-is-celo --kind tutorial --title "What Celo is"',
    "content/docs/learn/what-is-celo.md",
  ),
  move: runInSite("move -- /learn/old /learn/new", "content/docs/learn/new.md"),
  migrate: runInSite("migrate -- old --to /moved", "content/docs/moved/page.md"),
  "links:report": () => {
    expect(run("links:report -- access.log", newSite())).toContain(
      "from: /learn/odl, to: /learn/old",
    );
  },
  version: runInSite("version -- 1.0", "content/versions/1.0/docs/learn/old.md"),
};

/** Scripts that take minutes, each with the file that runs it or reads its arguments. */
const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  doctor: "__tests__/runner/steps.mjs",
  "check:chain": "__tests__/commands/check-chain.test.ts",
  "check:samples": "__tests__/runner/steps.mjs",
  "bench:search": "bench/search/run.mjs",
  screenshots: "__tests__/screenshots/screenshots.test.ts",
};

test("the documents are found", () => {
  expect(DOCUMENTS).toEqual(expect.arrayContaining(["README.md", "content/CONTRIBUTING.md"]));
  expect([...DOCUMENTED]).toEqual(
    expect.arrayContaining(["test:browser -- budgets", "move -- /learn/old /learn/new"]),
  );
});

test("every script that a document shows with arguments is run with these arguments", () => {
  const scripts = new Set([...DOCUMENTED].map((command) => command.split(" ", 1)[0] ?? ""));
  expect([...scripts].sort()).toEqual(
    [...Object.keys(RUN_HERE), ...Object.keys(RUN_ELSEWHERE)].sort(),
  );
});

test.each(Object.entries(RUN_ELSEWHERE))("npm run %s is run by %s", (script, file) => {
  expect(readFileSync(file, "utf8")).toContain(script.replace("test:", ""));
});

test.each(Object.entries(RUN_HERE))(
  "npm run %s takes its documented arguments",
  (_script, check) => {
    check();
  },
  120_000,
);
