import { symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { PageScope } from "../../../src/outputs/hosting/check-page";
import { toPageNeeds } from "../../../src/outputs/hosting/page-needs";
import { checkPages } from "../../../src/pipeline/public/check-pages";
import { temporaryFolders, writeFiles } from "../../support/folder";

const newFolder = temporaryFolders();

const scopeOf = (...scripts: string[]): PageScope => ({
  declared: toPageNeeds({ scripts, styles: [] }),
  external: {},
  metaPolicies: [],
});

const pageWith = (script: string): string =>
  `<!doctype html><title>A</title><script>${script}</script>`;

/** Creates a site with these pages. Returns its folder and the URLs of the pages. */
function newSite(pages: Readonly<Record<string, string>>) {
  const root = newFolder(
    Object.fromEntries(Object.entries(pages).map(([address, html]) => [`public${address}`, html])),
  );
  for (const name of ["src", "node_modules"])
    symlinkSync(join(process.cwd(), name), join(root, name));
  const built = Object.keys(pages).map((address) => ({ address, isRedirect: false }));
  const check = async (scope: PageScope): Promise<string[]> =>
    (await checkPages(root, built, scope)).map(({ file }) => file);
  return { root, check };
}

test("a page with a fault is reported again in the next build, even if nothing has changed", async () => {
  const { check } = newSite({ "/a.html": pageWith("a()"), "/b.html": pageWith("b()") });
  expect(await check(scopeOf("a()"))).toEqual(["public/b.html"]);
  expect(await check(scopeOf("a()"))).toEqual(["public/b.html"]);
});

test("a page is checked again when the rules for the content of pages have changed", async () => {
  const { check } = newSite({ "/a.html": pageWith("a()") });
  expect(await check(scopeOf("a()"))).toEqual([]);
  expect(await check(scopeOf("b()"))).toEqual(["public/a.html"]);
});

test("a page is checked again when it has been rewritten, and only then", async () => {
  const { root, check } = newSite({ "/a.html": pageWith("a()"), "/b.html": pageWith("a()") });
  const file = join(root, "public/b.html");
  utimesSync(file, 1, 1);
  expect(await check(scopeOf("a()"))).toEqual([]);
  writeFiles(root, { "public/a.html": pageWith("b()"), "public/b.html": pageWith("b()") });
  utimesSync(file, 1, 1); // As if the file hadn't been rewritten: same size, same time, same file.
  expect(await check(scopeOf("a()"))).toEqual(["public/a.html"]);
});

test("threads report each faulty page among many", async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [
      `/${index}.html`,
      pageWith(index % 50 === 49 ? "b()" : "a()"),
    ]),
  );
  const { check } = newSite(pages);
  expect(await check(scopeOf("a()"))).toEqual(["public/49.html", "public/99.html"]);
});
