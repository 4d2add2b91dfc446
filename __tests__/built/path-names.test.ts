import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { FILE_ENDINGS, checkRoute } from "../../src/base/path-names";
import { PACKED_ENDINGS, isInternal, listPublic } from "../../src/pipeline/store/list-public";
import { SITE_DIR } from "../support/built/site-dir";

/*
 * No page may have the path of a file that a build writes next to pages (src/base/path-names.ts). When a build
 * starts to write a new file, folder or extension, it has to be added there, or a doc could take its place.
 */
const all = listPublic(SITE_DIR);
const files = all.filter((address) => !address.endsWith("/index.html"));

test("no file has a path that a page could have", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((address) => checkRoute(address) === undefined)).toEqual([]);
});

test("no folder without pages has a name that a page could have", () => {
  const withPages = new Set(
    all
      .filter((address) => address.endsWith("/index.html") && !isInternal(address))
      .map((address) => address.split("/")[1]),
  );
  const free = readdirSync(SITE_DIR, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !withPages.has(entry.name))
    .filter(({ name }) => checkRoute(`/${name}`) === undefined);
  expect(free.map(({ name }) => name)).toEqual([]);
});

test("no path may have the extension of one of the files, compressed ones included", () => {
  const endings = new Set([...files.map((address) => extname(address)), ...PACKED_ENDINGS]);
  const known = FILE_ENDINGS.map((ending) => `.${ending}`);
  expect([...endings].filter((ending) => ending !== "" && !known.includes(ending))).toEqual([]);
});
