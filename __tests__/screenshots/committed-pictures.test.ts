import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { APP_PICTURES } from "../../src/screenshots/apps/app-pictures";
import { listFiles } from "../../src/screenshots/picture-files";

test("no bitmap on a page was made by hand, and none is unused", () => {
  const made = APP_PICTURES.flatMap((picture) => listFiles(picture).map(({ file }) => file));
  const there = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "content/docs"], {
    encoding: "utf8",
  })
    .split("\0")
    .filter((file) => file.endsWith(".png") && existsSync(file));
  expect(there.toSorted()).toEqual(made.toSorted());
});
