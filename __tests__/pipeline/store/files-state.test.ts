import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOfFolders, readFilesState } from "../../../src/pipeline/store/files-state";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

test("the state of files changes with each write, new file and removal, and with nothing else", () => {
  const root = newFolder({ "content/a.md": "a", "other/b.md": "b" });
  const read = () => readFilesState(root, ["content", "missing"]);
  const states = [read()];
  expect(read()).toBe(states[0]);
  writeFileSync(join(root, "other/b.md"), "changed");
  expect(read()).toBe(states[0]);
  writeFileSync(join(root, "content/a.md"), "longer");
  states.push(read());
  utimesSync(join(root, "content/a.md"), 1, 1);
  states.push(read());
  writeFileSync(join(root, "content/c.md"), "c");
  states.push(read());
  rmSync(join(root, "content/a.md"));
  states.push(read());
  expect(new Set(states).size).toBe(5);
});

test("the digest of folders changes with a text, but not when a file is written again", () => {
  const root = newFolder({ "src/a.ts": "a", "src/deep/b.ts": "b" });
  const read = () => digestOfFolders(root, ["src", "missing"]);
  const before = read();
  utimesSync(join(root, "src/a.ts"), 1, 1);
  expect(read()).toBe(before);
  writeFileSync(join(root, "src/deep/b.ts"), "changed");
  expect(read()).not.toBe(before);
});
