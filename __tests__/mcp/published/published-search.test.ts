import { openPublishedSite } from "../../../src/mcp/published/published-site";
import { START_FILE } from "../../../src/search/words/search-format";
import { listFixtureFiles, readFrom } from "../published-fixture";

const page = (path: string, title: string) => ({
  path,
  title,
  markdown: `# ${title}\n`,
  searched: { sections: [{ depth: 1, title, text: title }] },
});

test("the index is read once for many queries, but its first file again for each", async () => {
  const files = listFixtureFiles();
  const asked: string[] = [];
  const read = readFrom(files);
  const site = openPublishedSite((address) => {
    asked.push(address);
    return read(address);
  });
  for (const query of ["gas", "currency", "gas"]) await site.search({ query, limit: 3 });
  expect(asked.filter((address) => address === START_FILE)).toHaveLength(3);
  const others = asked.filter((address) => address !== START_FILE);
  expect(others).toHaveLength(new Set(others).size);
});

test("after a site is published again its new index is searched", async () => {
  let read = readFrom(listFixtureFiles([page("/a", "Old words")]));
  const site = openPublishedSite((address) => read(address));
  const find = async (query: string) =>
    (await site.search({ query, limit: 3 })).hits.map(({ path }) => path);
  expect(await find("old words")).toEqual(["/a"]);
  read = readFrom(listFixtureFiles([page("/b", "New things")]));
  expect(await find("new things")).toEqual(["/b"]);
  expect(await find("old words")).toEqual([]);
});

test("a failed read fails one query only", async () => {
  const files = listFixtureFiles();
  let isDown = true;
  const read = readFrom(files);
  const site = openPublishedSite((address) =>
    isDown ? Promise.reject(new Error("down")) : read(address),
  );
  await expect(site.search({ query: "gas", limit: 1 })).rejects.toThrow("down");
  isDown = false;
  expect((await site.search({ query: "gas", limit: 1 })).hits).toHaveLength(1);
});

test("a site without an index says what is missing", async () => {
  const site = openPublishedSite(readFrom(new Map()));
  await expect(site.search({ query: "gas", limit: 1 })).rejects.toThrow(
    `The search index has no ${START_FILE}.`,
  );
  await expect(site.listPages()).rejects.toThrow("The site has no /docs.json.");
});
