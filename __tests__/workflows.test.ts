import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
/* Checks the workflows in .github with GitHub's own parser. */

const FOLDER = ".github/workflows";
const files = readdirSync(FOLDER);
const read = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

/** Parses a workflow, and returns its mistakes and its number of jobs. */
async function parse(name: string, content: string) {
  // The package has no entry point for require(), and TypeScript compiles import statements in this file to require().
  const { NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow } =
    await import("@actions/workflow-parser");
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const listProblems = () => context.errors.getErrors().map(({ message }) => message);
  if (!value || listProblems().length > 0) return { problems: listProblems(), jobs: 0 };
  const { jobs } = await convertWorkflowTemplate(context, value);
  return { problems: listProblems(), jobs: jobs.length };
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test("there is one for pull requests, one for the nightly run, and one for releases", () => {
  expect(files.sort()).toEqual(["nightly.yml", "pull-request.yml", "release.yml"]);
});

describe.each(files)("%s", (file) => {
  test("is a valid workflow according to GitHub", async () => {
    const { problems, jobs } = await parse(file, read(file));
    expect(problems).toEqual([]);
    expect(jobs).toBeGreaterThan(0);
  });

  test("uses actions by their digest, with the version next to it", () => {
    const uses = [...read(file).matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
    expect(uses.length).toBeGreaterThan(0);
    expect(
      uses.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([]);
  });

  test("may only read, unless a job declares further permissions", () => {
    expect(read(file)).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(read(file)).not.toMatch(/pull_request_target|write-all/);
  });

  test("has a time limit for each job, and keeps no token in the clone", () => {
    const text = read(file);
    const count = (pattern: RegExp): number => (text.match(pattern) ?? []).length;
    expect(count(/^ {4}timeout-minutes: \d+$/gm)).toBe(count(/^ {4}runs-on: /gm));
    expect(count(/persist-credentials: false/g)).toBe(count(/actions\/checkout@/g));
  });

  test("puts no text from strangers into a command", () => {
    expect([...read(file).matchAll(/run: (.*\$\{\{.*)/g)].map(([, run]) => run)).toEqual([]);
  });

  test("calls scripts that exist", () => {
    const called = [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test("a job that may sign or publish runs no code of packages or of this repository", () => {
  const jobs = files.flatMap((file) => read(file).split(/^(?= {2}[\w-]+:$)/m));
  const privileged = jobs.filter((job) => /^ {6}[\w-]+: write\b/m.test(job));
  expect(privileged.length).toBeGreaterThan(1);
  const uses = /uses: (?!actions\/attest@)|run: (?!gh )/;
  expect(privileged.filter((job) => uses.test(job))).toEqual([]);
});

test("what a pull request has to pass also runs on main, whose caches pull requests restore", () => {
  expect(read("pull-request.yml")).toMatch(
    /^on:\n {2}pull_request:\n {2}push:\n {4}branches: \[main\]$/m,
  );
});

test("a mistake in a workflow is found", async () => {
  const content = read("pull-request.yml").replace("runs-on:", "run-on:");
  expect((await parse("x.yml", content)).problems).not.toEqual([]);
});
