import { type SharedSite, openSite } from "../../../src/pipeline/bodies/shared-site";
import { planTwins, writeMissingTwins } from "../../../src/pipeline/public/twin-files";
import {
  cacheFolderOf,
  compiledBodyFile,
  digestOf,
  readCached,
  writeCached,
} from "../../../src/pipeline/store/cache-files";
import { doc } from "../../support/doc";
import { temporaryFolders } from "../../support/folder";
import { site } from "../../support/site";

const newFolder = temporaryFolders();

/** Plans and writes the Markdown copies of a site. Returns the file of each copy, keyed by the path of its page. */
function writeTwins(root: string, files: Record<string, string>) {
  const folder = cacheFolderOf(root);
  const { docs, bodyByFile, faultText } = site({ files });
  expect(faultText).toBe("");
  const bodies = new Map(
    [...bodyByFile].map(([file, body]) => {
      const digest = digestOf(JSON.stringify(body));
      writeCached(folder, compiledBodyFile(digest), () => body);
      return [file, digest];
    }),
  );
  const shared: SharedSite = {
    pathByFile: new Map(docs.map(({ file, path }) => [file, path])),
    pageByPath: new Map(docs.map(({ path, title, description }) => [path, { title, description }])),
    pictures: new Map(),
  };
  const twins = planTwins({ root, folder, docs, site: openSite(shared), bodies });
  writeMissingTwins(folder, twins, openSite(shared));
  return {
    files: twins.files,
    read: (path: string) => readCached<string>(folder, twins.files.get(path) ?? ""),
  };
}

const FILES = {
  "content/docs/a.md": doc({ title: "A" }, "Read [the other](./b.md#part)."),
  "content/docs/b.md": doc({ title: "B" }, "## Part\n\nWords."),
};

test("writes each doc's Markdown copy, with its header and nothing left unclosed", () => {
  const { read } = writeTwins(newFolder(), FILES);
  expect(read("/a")).toContain("# A\n");
  expect(read("/a")).toContain("Read [the other](https://docs.celo.org/b.md#part).");
  expect(read("/b")).toContain("## Part\n\nWords.");
});

test("a Markdown copy gets a new name only if its text has changed", () => {
  const root = newFolder();
  const before = writeTwins(root, FILES).files;
  expect(writeTwins(root, FILES).files).toEqual(before);
  const moved = doc({ title: "B", slug: "/c" }, "## Part\n\nWords.");
  const after = writeTwins(root, { ...FILES, "content/docs/b.md": moved });
  expect(after.files.get("/a")).not.toBe(before.get("/a"));
  expect(after.read("/a")).toContain("https://docs.celo.org/c.md#part");
  const other = doc({ title: "A" }, "Read [the other](./b.md#part) now.");
  const edited = writeTwins(root, { ...FILES, "content/docs/a.md": other });
  expect(edited.files.get("/a")).not.toBe(before.get("/a"));
  expect(edited.files.get("/b")).toBe(before.get("/b"));
});
