import { gzipSync } from "node:zlib";
import { bundleWorker, listSearchFiles } from "../../../src/pipeline/scripts/write-service-worker";

const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
const stats = {
  namedChunkGroups: {
    search: group("shared-1.js", "search-2.js", "search.css"),
    "search-worker": group("search-worker-3.js"),
  },
};
const INDEX = [
  "/search-index/start.bin",
  "/search-index/abc/rest.bin",
  "/search-index/abc/page-0.bin",
];

test("the search consists of its scripts, the first file of its index, and the file with the rest", () => {
  expect(listSearchFiles(stats, INDEX, false)).toEqual([
    "/shared-1.js",
    "/search-2.js",
    "/search-worker-3.js",
    "/search-index/start.bin",
    "/search-index/abc/rest.bin",
  ]);
});

test("without an index there is nothing to save, nor with one that only the MCP server reads", () => {
  expect(listSearchFiles(stats, ["/index.html"], false)).toEqual([]);
  expect(listSearchFiles({ namedChunkGroups: {} }, INDEX, true)).toEqual([]);
});

test("a chunk that has lost its name fails the build", () => {
  expect(() => listSearchFiles({ namedChunkGroups: {} }, INDEX, false)).toThrow('"search"');
});

test("the worker lists the files it saves in at most 8 KB; the one that removes it is tiny", async () => {
  const bundling = { root: process.cwd(), sentFiles: new Set<string>() };
  const worker = await bundleWorker(bundling, "service-worker", ["/search-2.js"]);
  const off = await bundleWorker(bundling, "service-worker-off", []);
  expect(worker).toContain("/search-2.js");
  expect(gzipSync(worker).length).toBeLessThanOrEqual(8192);
  expect(off).toContain("unregister");
  expect(gzipSync(off).length).toBeLessThan(500);
});
