import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeNavigationFiles } from "../../../src/build/public/write-navigation-files";
import { listPublic } from "../../../src/build/store/list-public";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

const SHEETS =
  '<style data-href="/a.css" data-identity="x">a{b:url("data:,<svg>")}</style><style data-href="/b.css">b{}</style>';
const pageOf = (words: string): string =>
  `<head>${SHEETS}<style>own{}</style></head><main>${words}</main>`;

function newSite() {
  const folder = newFolder({
    "index.html": pageOf("home"),
    "a b/index.html": pageOf("a"),
    "404.html": pageOf("lost"),
    "old/index.html": "moved",
    "page-data/index/page-data.json": "{}",
    "page-data/a b/page-data.json": "{}",
    "page-data/404.html/page-data.json": "{}",
    "page-data/app-data.json": "{}",
  });
  return {
    folder,
    write: () => writeNavigationFiles(folder, listPublic(folder)),
    read: (address: string) => readFileSync(join(folder, address), "utf8"),
  };
}

test("each page that has data gets a file, with links to the files of its styles", () => {
  const { write, read } = newSite();
  const files = ["/page-data/404.html/page.txt", "/page-data/a b/page.txt"];
  expect(write()).toEqual([...files, "/page-data/index/page.txt"]);
  expect(read("/page-data/a b/page.txt")).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/><style>own{}</style></head><main>a</main>',
  );
  expect(read("/page-data/404.html/page.txt")).toContain("<main>lost</main>");
});

test("a warm build writes nothing anew, and takes away the file of a page that is gone", () => {
  const { folder, write } = newSite();
  const stamp = () => statSync(join(folder, "page-data/index/page.txt")).ino;
  write();
  const before = stamp();
  rmSync(join(folder, "page-data/a b/page-data.json"));
  expect(write()).toEqual(["/page-data/404.html/page.txt", "/page-data/index/page.txt"]);
  expect(stamp()).toBe(before);
  expect(existsSync(join(folder, "page-data/a b/page.txt"))).toBe(false);
});
