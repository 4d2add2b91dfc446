import { readPinnedSets } from "../../../src/pipeline/samples/pinned-packages";
import { temporaryFolders } from "../../support/folder";
import { PINNED_SITE } from "../../support/pinned-site";

const newFolder = temporaryFolders();

test.each([
  ["content/docs/a.md", "2.57.1"],
  ["content/docs/old/a.md", "1.0.0"],
  ["content/docs/older.md", "2.57.1"],
  ["content/docs/one.md", "1.0.0"],
  ["content/docs/one.mdx", "2.57.1"],
])("the samples of %s are checked against viem %s", (page, version) => {
  const old = {
    dependencies: { viem: "1.0.0" },
    pages: ["content/docs/old/", "content/docs/one.md"],
  };
  const root = newFolder({
    ...PINNED_SITE,
    "content/packages/old/package.json": JSON.stringify(old),
  });
  const { setOf } = readPinnedSets(root, ({ versions }) => versions.get("viem"));
  expect(setOf(page)).toBe(version);
});
