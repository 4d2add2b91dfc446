import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeRedirects } from "../../../src/pipeline/public/write-redirects";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();
const read = (root: string, file: string): string => readFileSync(join(root, file), "utf8");

test("every old path has a rule and a page", () => {
  const root = newFolder();
  writeRedirects(root, [{ from: "/a/b c", to: "/new" }]);
  expect(read(root, "_redirects")).toBe("/a/b%20c /new 301\n");
  expect(read(root, "a/b c/index.html")).toContain('data-to="/new"');
});

test("a warm build removes the page of a removed redirect, but no page that exists now", () => {
  const root = newFolder();
  writeRedirects(root, [
    { from: "/gone", to: "/new" },
    { from: "/kept", to: "/new" },
  ]);
  writeRedirects(root, [{ from: "/kept", to: "/newer" }]);
  expect(existsSync(join(root, "gone/index.html"))).toBe(false);
  expect(read(root, "kept/index.html")).toContain('data-to="/newer"');

  const other = newFolder({ _redirects: "/page /new 301\n", "page/index.html": "<p>A page" });
  writeRedirects(other, []);
  expect(read(other, "page/index.html")).toBe("<p>A page");
});
