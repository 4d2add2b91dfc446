import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listPublic } from "../../src/gatsby/list-public";
import { packFiles } from "../../src/gatsby/pack-files";
import { temporaryFolders } from "../support/folder";

const newFolder = temporaryFolders();
const LONG = "Some words that are said again. ".repeat(60);

function newSite(files: Record<string, string>) {
  const folder = newFolder(files);
  const state = join(newFolder(), "packed.json");
  return { folder, pack: () => packFiles(folder, listPublic(folder), state) };
}

test("text of some length lies there packed in both ways, and is the same when unpacked", async () => {
  const { folder, pack } = newSite({
    "a/index.html": LONG,
    "b.js": `${LONG}!`,
    "c.png": LONG,
    "d.md": "short",
  });
  expect(await pack()).toEqual({ files: 2, fresh: 2 });
  expect(brotliDecompressSync(readFileSync(join(folder, "a/index.html.br"))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(join(folder, "b.js.gz"))).toString()).toBe(`${LONG}!`);
  expect(readdirSync(folder).sort()).toEqual(["a", "b.js", "b.js.br", "b.js.gz", "c.png", "d.md"]);
});

test("two files that say the same are packed once", async () => {
  const { pack } = newSite({ "a.html": LONG, "a/index.html": LONG });
  expect(await pack()).toEqual({ files: 2, fresh: 1 });
});

test("a warm build packs what has changed, and forgets what it no longer needs", async () => {
  const { folder, pack } = newSite({ "a.html": LONG, "b.html": `${LONG}b` });
  await pack();
  expect(await pack()).toEqual({ files: 2, fresh: 0 });
  writeFileSync(join(folder, "a.html"), `${LONG}changed`);
  rmSync(join(folder, "b.html"));
  expect(await pack()).toEqual({ files: 1, fresh: 1 });
  expect(gunzipSync(readFileSync(join(folder, "a.html.gz"))).toString()).toBe(`${LONG}changed`);
  expect(existsSync(join(folder, "b.html.br"))).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(["a.html", "a.html.br", "a.html.gz"]);
});

test("of two files that said the same, the one that changed is packed anew, and the other stays", async () => {
  const { folder, pack } = newSite({ "a.html": LONG, "a/index.html": LONG });
  await pack();
  writeFileSync(join(folder, "a.html"), `${LONG}changed`);
  expect(await pack()).toEqual({ files: 2, fresh: 1 });
  const unpack = (name: string) => gunzipSync(readFileSync(join(folder, name))).toString();
  expect([unpack("a.html.gz"), unpack("a/index.html.gz")]).toEqual([`${LONG}changed`, LONG]);
});

test("a packed file that is gone is laid there again", async () => {
  const { folder, pack } = newSite({ "a.html": LONG });
  await pack();
  rmSync(join(folder, "a.html.br"));
  expect(await pack()).toEqual({ files: 1, fresh: 1 });
  expect(brotliDecompressSync(readFileSync(join(folder, "a.html.br"))).toString()).toBe(LONG);
});

test("a file of the same length that says something else is packed anew", async () => {
  const { folder, pack } = newSite({ "a.html": `${LONG}1` });
  await pack();
  writeFileSync(join(folder, "a.html"), `${LONG}2`);
  expect(await pack()).toEqual({ files: 1, fresh: 1 });
  expect(gunzipSync(readFileSync(join(folder, "a.html.gz"))).toString()).toBe(`${LONG}2`);
});

test("a file that has become too short leaves no packed one behind", async () => {
  const { folder, pack } = newSite({ "a.html": LONG });
  await pack();
  writeFileSync(join(folder, "a.html"), "short");
  expect(await pack()).toEqual({ files: 0, fresh: 0 });
  expect(listPublic(folder)).toEqual(["/a.html"]);
  expect(existsSync(join(folder, "a.html.gz"))).toBe(false);
});
