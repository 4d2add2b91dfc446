import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packSite } from "../../../src/pipeline/packing/pack-files";
import {
  checkNames,
  checkPacked,
  formatSummary,
  readPublicSite,
} from "../../../src/pipeline/public/check-public";
import { linkPages } from "../../../src/pipeline/public/link-pages";
import { listPublic } from "../../../src/pipeline/store/list-public";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();
const URL = "https://docs.example.org";
const HTML = `<!doctype html><p>${"words ".repeat(200)}`;

async function newSite(): Promise<string> {
  const root = newFolder({
    "public/index.html": HTML,
    "public/404.html": HTML,
    "public/a/index.html": `${HTML}a`,
    "public/_headers": "",
    "public/_gatsby/slices/x.html": HTML,
    "public/webpack.stats.json": "{}",
  });
  const folder = join(root, "public");
  linkPages(folder, listPublic(folder), root);
  packSite(folder);
  return folder;
}

test("reads the files that readers should request, each page once", async () => {
  const site = readPublicSite(await newSite(), URL);
  expect([...site.pages.keys()]).toEqual(["/a", "/"]);
  expect([...site.files]).toEqual(["/404.html", "/a.html", "/a/index.html", "/index.html"]);
});

test("second names and compressed files of a build are fine", async () => {
  const folder = await newSite();
  const site = readPublicSite(folder, URL);
  expect(checkNames(folder, site)).toMatchObject({ checked: 1, faults: [] });
  expect(checkPacked(folder, site)).toMatchObject({ checked: 8, faults: [] });
});

test("second names with different pages and outdated compressed files are reported", async () => {
  const folder = await newSite();
  writeFileSync(join(folder, "a/index.html.gz"), "");
  writeFileSync(join(folder, "404.html"), "changed");
  const other = join(folder, "b");
  mkdirSync(other);
  writeFileSync(join(other, "index.html"), HTML);
  const site = readPublicSite(folder, URL);
  expect(checkNames(folder, site).faults.map(({ rule, file }) => [rule, file])).toEqual([
    ["public/no-second-name", "public/b/index.html"],
  ]);
  const stale = checkPacked(folder, site).faults.map(({ file }) => file);
  expect(stale).toContain("public/404.html.br");
  expect(stale).toContain("public/a/index.html.gz");
});

test("the summary has a line for each kind", () => {
  expect(
    formatSummary([
      { kind: "links", checked: 12, faults: [] },
      { kind: "packed files", checked: 3, faults: [{} as never] },
    ]),
  ).toBe("links                12 checked  0 faults\npacked files          3 checked  1 fault");
});
