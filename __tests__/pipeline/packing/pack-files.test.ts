import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packSite, removePacked } from "../../../src/pipeline/packing/pack-files";
import { linkOutput } from "../../../src/pipeline/store/output-files";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();
const LONG = "Some words that are said again. ".repeat(60);

const newPublic = (files: Record<string, string>): string => {
  const named = Object.entries(files).map(([name, text]) => [`public/${name}`, text]);
  return join(newFolder(Object.fromEntries(named) as Record<string, string>), "public");
};

test("long texts are compressed in both formats, and decompress to the same text", () => {
  const folder = newPublic({
    "a/index.html": LONG,
    "b.js": `${LONG}!`,
    "c.png": LONG,
    "d.md": "short",
    "_gatsby/slices/e.html": LONG,
  });
  expect(packSite(folder)).toBe(2);
  expect(brotliDecompressSync(readFileSync(join(folder, "a/index.html.br"))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(join(folder, "b.js.gz"))).toString()).toBe(`${LONG}!`);
  expect(
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.(?:br|gz)$/.test(String(name)))
      .sort(),
  ).toEqual(["a/index.html.br", "a/index.html.gz", "b.js.br", "b.js.gz"]);
});

test("a file with two names is compressed once, and its compressed files have two names too", () => {
  const folder = newPublic({ "a/index.html": LONG });
  linkOutput(folder, "a.html", join(folder, "a/index.html"));
  expect(packSite(folder)).toBe(2);
  const inode = (name: string) => statSync(join(folder, name)).ino;
  expect(inode("a.html.br")).toBe(inode("a/index.html.br"));
});

test("nothing of an earlier run is left", () => {
  const folder = newPublic({ "a.html": LONG, "b.html": LONG, "c.html": LONG });
  packSite(folder);
  writeFileSync(join(folder, "a.html"), `${LONG}changed`);
  writeFileSync(join(folder, "b.html"), "short");
  rmSync(join(folder, "c.html"));
  expect(packSite(folder)).toBe(1);
  expect(gunzipSync(readFileSync(join(folder, "a.html.gz"))).toString()).toBe(`${LONG}changed`);
  expect(readdirSync(folder).sort()).toEqual(["a.html", "a.html.br", "a.html.gz", "b.html"]);
});

test("a build removes them all, since its files are different", () => {
  const folder = newPublic({ "a.html": LONG, "b/c.js": LONG });
  packSite(folder);
  removePacked(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["a.html", "b", "b/c.js"]);
});
