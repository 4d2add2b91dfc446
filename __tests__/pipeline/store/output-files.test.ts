import { existsSync, readdirSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import {
  removeOutput,
  removeUnfinished,
  writeOutput,
} from "../../../src/pipeline/store/output-files";
import { temporaryFolders } from "../../support/folder";

const folder = temporaryFolders();

/** Name of an incomplete file that was written by the parent process, which runs at least as long as this test. */
const UNFINISHED = `.unfinished-${process.ppid}-0123456789ab`;

test("after an hour an incomplete file belongs to no process, even if its id is in use again", () => {
  const root = folder({ [UNFINISHED]: "half" });
  const [file, now] = [join(root, UNFINISHED), Date.now() / 1000];
  utimesSync(file, now, now - 3590);
  removeUnfinished(root);
  expect(existsSync(file)).toBe(true);
  utimesSync(file, now, now - 3610);
  removeUnfinished(root);
  expect(existsSync(file)).toBe(false);
});

test("a folder is removed with its content, and a missing one isn't an error", () => {
  const root = folder({ "old/a/b.txt": "x", "new.txt": "y" });
  removeOutput(root, "old");
  removeOutput(root, "nowhere/at.all");
  expect(readdirSync(root)).toEqual(["new.txt"]);
});

test("a link to a folder whose name begins with the site's leads out of the site", () => {
  const root = folder({ "public/a.txt": "", "public-old/a.txt": "old" });
  symlinkSync(join(root, "public-old"), join(root, "public/old"));
  expect(() => {
    writeOutput(join(root, "public"), "old/a.txt", "new");
  }).toThrow("a symbolic link leads out");
});
