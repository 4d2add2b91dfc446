import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { findFolderProblem, findHomeProblem } from "../../../src/pipeline/store/site-folder";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

test.each([
  "/work/docs",
  "/work/my docs & more",
  "/work/données/日本",
  "C:\\docs",
  "/work/a+b@c,d=e~f",
])("a build may run in %s", (root) => {
  expect(findFolderProblem(root)).toBeUndefined();
});

test.each("'\"`#?*[]{}()!|%$;:<>\n\0".split(""))(
  "a build may not run in a folder with %j",
  (sign) => {
    const problem = findFolderProblem(`/work/a${sign}b`);
    expect(problem).toContain(JSON.stringify(`/work/a${sign}b`));
    expect(problem).toContain(`the character ${JSON.stringify(sign)}`);
  },
);

test("without HOME, or with one that can't be created, a build says what to set", () => {
  expect(findHomeProblem({}, "linux")).toContain("HOME isn't set");
  const nowhere = join(process.cwd(), "package.json/nobody");
  expect(findHomeProblem({ HOME: nowhere }, "linux")).toContain(`${nowhere}/.config`);
  expect(findHomeProblem({ HOME: nowhere, XDG_CONFIG_HOME: "" }, "linux")).toContain(nowhere);
  expect(findHomeProblem({ HOME: newFolder() }, "linux")).toBeUndefined();
  expect(findHomeProblem({}, "win32")).toBeUndefined();
});

test("npm run build stops at once in a folder like that, and names it", () => {
  const root = join(newFolder(), "it's [mine] #1");
  mkdirSync(root);
  for (const name of ["node_modules", "package.json", "src", "tsconfig.json"])
    symlinkSync(join(process.cwd(), name), join(root, name));
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(stderr).toContain('contains the character "\'"');
  expect(status).toBe(1);
});
