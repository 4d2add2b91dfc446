import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linkPages } from "../../../src/pipeline/public/link-pages";
import { listPublic } from "../../../src/pipeline/store/list-public";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

function newSite(files: Record<string, string>): { folder: string; link: () => string[] } {
  const root = newFolder();
  const folder = newFolder(files);
  mkdirSync(join(root, "state"));
  return { folder, link: () => linkPages(folder, listPublic(folder), join(root, "state")) };
}

test("every page except the first and Gatsby's own 404 gets a second name for the same file on disk", () => {
  const { folder, link } = newSite({
    "index.html": "home",
    "404.html": "lost",
    "404/index.html": "lost too",
    "a b/c.d/index.html": "page",
  });
  expect(link()).toEqual(["/a b/c.d.html"]);
  expect(readFileSync(join(folder, "a b/c.d.html"), "utf8")).toBe("page");
  expect(statSync(join(folder, "a b/c.d.html")).ino).toBe(
    statSync(join(folder, "a b/c.d/index.html")).ino,
  );
  expect(readFileSync(join(folder, "404.html"), "utf8")).toBe("lost");
});

test("a warm build changes nothing except removing the names of pages that are gone", () => {
  const { folder, link } = newSite({ "a/index.html": "a", "b/index.html": "b", "own.html": "o" });
  expect(link()).toEqual(["/a.html", "/b.html"]);
  expect(link()).toEqual(["/a.html", "/b.html"]);
  rmSync(join(folder, "b"), { recursive: true });
  expect(link()).toEqual(["/a.html"]);
  expect(existsSync(join(folder, "b.html"))).toBe(false);
  expect(readFileSync(join(folder, "own.html"), "utf8")).toBe("o");
});

test("a page that was rewritten as another file is linked again", () => {
  const { folder, link } = newSite({ "a/index.html": "old" });
  link();
  rmSync(join(folder, "a/index.html"));
  // Creates a new file, as a build does when it removes the old one first.
  mkdirSync(join(folder, "a"), { recursive: true });
  writeFileSync(join(folder, "a/index.html"), "new");
  link();
  expect(readFileSync(join(folder, "a.html"), "utf8")).toBe("new");
});
