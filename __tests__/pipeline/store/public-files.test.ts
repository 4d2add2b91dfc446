import { existsSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { writePublicFiles } from "../../../src/pipeline/store/public-files";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

function newSite() {
  const root = newFolder({ "cache/one-1.png": "one", "cache/two-2.png": "two" });
  const folder = join(root, "public");
  return {
    root,
    write: (files: Record<string, string | { cached: string }>) => {
      writePublicFiles(folder, join(root, "list.json"), new Map(Object.entries(files)));
    },
    read: (path: string) => readFileSync(join(folder, path), "utf8"),
    file: (path: string) => join(folder, path),
  };
}

test("new and changed files are written, unchanged ones kept, and old ones removed", () => {
  const { write, read, file } = newSite();
  write({ "/a.md": "a", "/b/c.md": "c", "/d.md": "d" });
  const long = new Date("2020-01-01");
  for (const path of ["/a.md", "/b/c.md"]) utimesSync(file(path), long, long);
  write({ "/a.md": "a", "/b/c.md": "changed" });
  expect(statSync(file("/a.md")).mtime).toEqual(long);
  expect(read("/b/c.md")).toBe("changed");
  expect(existsSync(file("/d.md"))).toBe(false);
});

test("a cached file gets a second name, which a new file takes over", () => {
  const { root, write, read, file } = newSite();
  const cached = (name: string) => ({ cached: join(root, "cache", name) });
  write({ "/card.png": cached("one-1.png") });
  expect(statSync(file("/card.png")).ino).toBe(statSync(join(root, "cache/one-1.png")).ino);
  write({ "/card.png": cached("two-2.png") });
  expect(read("/card.png")).toBe("two");
  expect(readFileSync(join(root, "cache/one-1.png"), "utf8")).toBe("one");
});

test("text that replaces a cached file doesn't change the cache", () => {
  const { root, write, read } = newSite();
  write({ "/card.png": { cached: join(root, "cache/one-1.png") } });
  write({ "/card.png": "text" });
  expect(read("/card.png")).toBe("text");
  expect(readFileSync(join(root, "cache/one-1.png"), "utf8")).toBe("one");
});

test("a removed file is written again", () => {
  const { write, read, file } = newSite();
  write({ "/a.md": "a" });
  rmSync(file("/a.md"));
  write({ "/a.md": "a" });
  expect(read("/a.md")).toBe("a");
});

test("files with the same content are stored once, until one of them changes", () => {
  const { write, read, file } = newSite();
  const inode = (path: string) => statSync(file(path)).ino;
  write({ "/a.txt": "same", "/b/a.txt": "same" });
  expect(inode("/b/a.txt")).toBe(inode("/a.txt"));
  write({ "/a.txt": "changed", "/b/a.txt": "same" });
  expect([read("/a.txt"), read("/b/a.txt")]).toEqual(["changed", "same"]);
  write({ "/a.txt": "same again", "/b/a.txt": "same again" });
  expect([read("/a.txt"), read("/b/a.txt")]).toEqual(["same again", "same again"]);
  expect(inode("/b/a.txt")).toBe(inode("/a.txt"));
});
