import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { publishSearch, writeSearchIndex } from "../../../src/pipeline/search/search-index";
import { openSearch } from "../../../src/search/engine/search-engine";
import { START_FILE, type SearchStart } from "../../../src/search/words/search-format";
import { temporaryFolders } from "../../support/folder";
import { searchContent, searchedPage } from "../../support/search/searched-page";

const newFolder = temporaryFolders();

const gas = searchedPage({ path: "/gas", title: "Gas" });
const nodes = searchedPage({ path: "/nodes", title: "Nodes" });

/** Searches the index in a folder, and returns the results. */
async function find(folder: string, query: string): Promise<string[]> {
  const engine = await openSearch((address) =>
    Promise.resolve(Uint8Array.from(readFileSync(join(folder, address))).buffer),
  );
  return (await engine.search({ query })).hits.map(({ path }) => path);
}

test("an index is used as soon as it is published, and the previous one until then", async () => {
  const folder = newFolder();
  const first = writeSearchIndex(folder, searchContent([gas]));
  expect(existsSync(join(folder, START_FILE))).toBe(false);
  publishSearch(folder, first);
  expect(await find(folder, "gas")).toEqual(["/gas"]);
  const second = writeSearchIndex(folder, searchContent([gas, nodes]));
  expect([await find(folder, "gas"), await find(folder, "nodes")]).toEqual([["/gas"], []]);
  publishSearch(folder, second);
  expect(await find(folder, "nodes")).toEqual(["/nodes"]);
  expect(readdirSync(join(folder, "search-index")).sort()).toEqual(
    [second.key, "start.bin"].sort(),
  );
});

test("the reported figures match the written files", () => {
  const folder = newFolder();
  const parts = writeSearchIndex(folder, searchContent([gas, nodes]));
  publishSearch(folder, parts);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)).length);
  expect(parts).toMatchObject({ pages: 2, bytes: bytes.reduce((sum, size) => sum + size, 0) });
  const start = JSON.parse(
    inflateRawSync(readFileSync(join(folder, START_FILE))).toString(),
  ) as SearchStart;
  expect(start.key).toBe(parts.key);
});
