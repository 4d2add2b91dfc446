import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../../src/docs/site";
import { formatFaults } from "../../../src/faults/format-faults";
import { compileDoc } from "../../../src/markdown/compile-doc";
import { listDocs, listOtherRoutes, loadSite } from "../../../src/pipeline/site/load-site";
import { listFiles } from "../../../src/pipeline/store/list-files";
import { environmentOf } from "../../support/compile";
import { doc } from "../../support/doc";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

const FILES = {
  "content/docs/build/index.md": doc(
    { title: "Build", tags: ["defi"] },
    "[Home](/) [paper](/paper.pdf) [tags](/tags/defi)",
  ),
  "content/docs/_part.md": "A fragment.",
  "content/versions/1.0/docs/build.md": doc({ title: "Build 1.0" }),
  "content/tags.yaml": "defi:\n  label: DeFi\n  description: Swaps.\n",
  "content/sidebars.yaml": "docs:\n  - doc: build\n",
  "src/pages/index.tsx": "",
  "src/pages/404.tsx": "",
  "src/pages/search.tsx": "",
  "src/pages/markdown-page.mdx": "",
  "src/pages/search.module.css": "",
  "src/site/bar.ts": 'export const bar = [{ href: "/next/build" }, { href: "/nowhere-at-all" }];\n',
  "static/paper.pdf": "",
};

/** Loads the site in a folder as a build does, but without workers. */
function load(root: string): Site {
  const files = listDocs(root);
  const environment = environmentOf({});
  const docs = files.map(
    ({ file }) => compileDoc(file, readFileSync(join(root, file), "utf8"), environment).doc,
  );
  return loadSite(root, files, docs, {
    includesDrafts: false,
    lastUpdates: new Map([["content/docs/build/index.md", { at: "2026-11-01", by: "Ada" }]]),
  });
}

test("files are listed with slashes, from the root, sorted; a missing folder has none", () => {
  const root = newFolder(FILES);
  expect(listFiles(root, "content")).toEqual([
    "content/docs/_part.md",
    "content/docs/build/index.md",
    "content/sidebars.yaml",
    "content/tags.yaml",
    "content/versions/1.0/docs/build.md",
  ]);
  expect(listFiles(root, "nowhere")).toEqual([]);
});

test("docs are listed without fragments and data, each with a digest of its text", () => {
  const docs = listDocs(newFolder(FILES));
  expect(docs.map(({ file }) => file)).toEqual([
    "content/docs/build/index.md",
    "content/versions/1.0/docs/build.md",
  ]);
  expect(docs.every(({ digest }) => /^[\da-f]{12}$/.test(digest))).toBe(true);
});

test("pages and tags have routes; the page for unknown paths has none", () => {
  expect(
    listOtherRoutes(newFolder(FILES))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["/", "/home", "/markdown-page", "/search", "/tags", "/tags/defi"]);
});

test("without tags there are no tag pages; unreadable tags don't fail the build", () => {
  const { "content/tags.yaml": _, ...withoutTags } = FILES;
  expect(listOtherRoutes(newFolder(withoutTags)).map(({ path }) => path)).not.toContain("/tags");
  expect(
    listOtherRoutes(newFolder({ ...FILES, "content/tags.yaml": "a: b: c" })).map(
      ({ path }) => path,
    ),
  ).toContain("/tags");
});

test("the whole site is loaded from a folder, including the links in its data and the files in static/", () => {
  const root = newFolder(FILES);
  const { docs, versions, faults } = load(root);
  expect(docs.map(({ path, lastUpdate }) => [path, lastUpdate?.by])).toEqual([
    ["/next/build", null], // The authors' file is empty.
    ["/build", undefined],
  ]);
  expect(versions.map(({ name }) => name)).toEqual(["current", "1.0"]);
  expect(formatFaults(faults)).toBe(
    "src/site/bar.ts:1:55 This link leads to /nowhere-at-all, but there is no page with that path.\n    Fix the path, or link to a page that exists. [link/unknown-page]\n1 fault in 1 file",
  );
});

test("a folder in static/ isn't a file to link to", () => {
  const root = newFolder({
    ...FILES,
    "src/site/bar.ts": 'const a = { href: "/files" };',
    "static/files/a.pdf": "",
  });
  expect(load(root).faults.map(({ rule }) => rule)).toEqual(["link/unknown-page"]);
});
