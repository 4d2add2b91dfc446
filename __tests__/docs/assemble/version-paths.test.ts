import { join } from "node:path";
import { doc } from "../../support/doc";
import { readTree, site } from "../../support/site";

const files = readTree(join(import.meta.dirname, "../../fixtures/versions"));
const built = site({ files, otherRoutes: ["/tags", "/tags/nodes"] });
const pathsOf = (version: string, id: string): string[] =>
  built.docs
    .find((one) => one.version === version && one.id === id)!
    .versionPaths.map(({ name, path }) => `${name} ${path}`);

test("a doc has its path in each version, found by its id", () => {
  expect(pathsOf("2.0", "guides/deploy")).toEqual([
    "current /next/guides/deploy",
    "2.0 /guides/deploy",
    "1.10 /1.10/guides/deploy",
    "1.9 /1.9/start",
  ]);
});

test("if a version doesn't have it, that version's main doc is used instead", () => {
  const mainDocs = Object.fromEntries(
    built.versions.map(({ name, mainDocPath }) => [name, mainDocPath]),
  );
  expect(pathsOf("current", "new-in-next")).toEqual([
    "current /next/new-in-next",
    `2.0 ${mainDocs["2.0"]}`,
    `1.10 ${mainDocs["1.10"]}`,
    `1.9 ${mainDocs["1.9"]}`,
  ]);
  expect(mainDocs["1.9"]).toBe("/1.9/start");
});

test("if there is only one version, there are no other paths", () => {
  const single = site({ files: { "content/docs/a.md": doc({ title: "A page" }) } });
  expect(single.docs.map(({ versionPaths }) => versionPaths)).toEqual([[]]);
});
