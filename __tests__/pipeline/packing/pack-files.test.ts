import {
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { packEarly, packSite } from "../../../src/pipeline/packing/pack-files";
import { listPublic } from "../../../src/pipeline/store/list-public";
import { linkOutput } from "../../../src/pipeline/store/output-files";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();
const LONG = "Some words that are said again. ".repeat(60);

function newSite(files: Record<string, string>) {
  const root = newFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`public/${name}`, text])),
  );
  const folder = join(root, "public");
  return { root, folder, pack: () => packSite(root, listPublic(folder)) };
}

test("text of some length is packed in both ways, and is the same when unpacked", async () => {
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

test("a file of two names is packed once, and what is packed has two names as well", async () => {
  const { folder, pack } = newSite({ "a/index.html": LONG });
  linkOutput(folder, "a.html", join(folder, "a/index.html"));
  expect(await pack()).toEqual({ files: 2, fresh: 1 });
  const inode = (name: string) => statSync(join(folder, name)).ino;
  expect(inode("a.html.br")).toBe(inode("a/index.html.br"));
});

test("what is packed early is not packed again, and goes with its file", async () => {
  const { root, folder, pack } = newSite({ "a.md": LONG, "b.md": `${LONG}b` });
  await pack();
  writeFileSync(join(folder, "a.md"), `${LONG}changed`);
  await packEarly(root, ["/a.md"]);
  expect(gunzipSync(readFileSync(join(folder, "a.md.gz"))).toString()).toBe(`${LONG}changed`);
  expect(await pack()).toEqual({ files: 2, fresh: 0 });
  rmSync(join(folder, "a.md"));
  expect(await pack()).toEqual({ files: 1, fresh: 0 });
  expect(readdirSync(folder).sort()).toEqual(["b.md", "b.md.br", "b.md.gz"]);
});

test("many files are packed by threads, each as it is", async () => {
  const names = Array.from({ length: 230 }, (_, index) => `page-${index}.md`);
  const { root, folder, pack } = newSite(
    Object.fromEntries(names.map((name) => [name, `${name} ${LONG}`])),
  );
  // The threads' code is bundled from source.
  for (const name of ["src", "node_modules", "package.json"])
    symlinkSync(join(process.cwd(), name), join(root, name));
  expect(await pack()).toEqual({ files: 230, fresh: 230 });
  for (const name of names)
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(`${name} ${LONG}`);
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

test("of a file's two names, one that becomes a file of its own is packed, and the other stays", async () => {
  const { folder, pack } = newSite({ "a/index.html": LONG });
  linkOutput(folder, "a.html", join(folder, "a/index.html"));
  await pack();
  rmSync(join(folder, "a.html"));
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

test("a file of the same length that says something else is packed again", async () => {
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
