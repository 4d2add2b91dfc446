import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/* Every command shows its usage, and never responds to a mistake with a stack trace. */

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** The commands that people run by name, except the check before a build, which takes no arguments. */
const COMMANDS = Object.entries(scripts).flatMap(([script, line]) => {
  const file = /^tsx (src\/commands\/[\w-]+\.ts)$/.exec(line)?.[1];
  return file === undefined || script.startsWith("pre") ? [] : [{ script, file }];
});

const run = (file: string, option: string) =>
  spawnSync("node", ["--import", "tsx", file, option], { encoding: "utf8", timeout: 60_000 });

test("all commands are listed here", () => {
  expect(COMMANDS.map(({ script }) => script)).toEqual(
    expect.arrayContaining(["doctor", "new", "move", "check:content", "search:push"]),
  );
});

// Starting all commands would take ten seconds of CPU time, so this test only reads their source code, and the tests
// below start a few of them.
test.each(COMMANDS)("$script has a usage, which --help prints", ({ script, file }) => {
  const source = readFileSync(file, "utf8");
  expect(source).toMatch(
    new RegExp(`^const USAGE =\\s+["\`][^"\`]*npm run (?:--silent )?${script}`, "m"),
  );
  expect(source).toMatch(/runCommand\(USAGE,|runCommand\(\s+USAGE,|"--help"|values\.help/);
});

test("--help prints the usage", () => {
  const { status, stdout, stderr } = run("src/commands/new.ts", "--help");
  expect(stdout).toContain("npm run new -- <path>");
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(0);
}, 120_000);

test("an unknown option is reported with the usage and without a stack trace", () => {
  const { status, stdout, stderr } = run("src/commands/move.ts", "--nonsense");
  expect(stdout).toBe("");
  expect(stderr).toContain("Unknown option '--nonsense'");
  expect(stderr).toContain("npm run move -- <from> <to>");
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}, 120_000);

test("a file that doesn't exist is reported", () => {
  const { status, stderr } = run("src/commands/doctor.ts", "content/docs/nowhere.md");
  expect(stderr).toContain("There is no file content/docs/nowhere.md.");
  expect(status).toBe(1);
}, 120_000);
