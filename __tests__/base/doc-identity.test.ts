import { identifyDoc, routeOfDoc } from "../../src/base/doc-identity";
import { compile } from "../support/compile";
import { doc } from "../support/doc";

test.each([
  {
    file: "content/docs/build/quickstart.md",
    identity: { version: "current", id: "build/quickstart" },
  },
  {
    file: "content/docs/build/quickstart.mdx",
    identity: { version: "current", id: "build/quickstart" },
  },
  { file: "content/docs/build/index.md", identity: { version: "current", id: "build" } },
  { file: "content/docs/index.md", identity: { version: "current", id: "index" } },
  { file: "content/docs/my-index.md", identity: { version: "current", id: "my-index" } },
  { file: "content/docs/a b/über.md", identity: { version: "current", id: "a b/über" } },
  { file: "content/versions/1.0/docs/build/index.md", identity: { version: "1.0", id: "build" } },
  { file: "content/docs/_common.md", identity: undefined },
  { file: "content/docs/_shared/a.md", identity: undefined },
  { file: "content/docs/a.txt", identity: undefined },
  { file: "content/versions/1.0/a.md", identity: undefined },
  { file: "content/other/a.md", identity: undefined },
  { file: "src/pages/a.mdx", identity: undefined },
])("$file is $identity", ({ file, identity }) => {
  expect(identifyDoc(file)).toEqual(identity);
});

const routeOf = (file: string, slug?: string, versionPath = "/"): ReturnType<typeof routeOfDoc> =>
  routeOfDoc(compile(doc({ slug }), { file }).doc, versionPath);

test.each([
  { file: "content/docs/build/quickstart.md", slug: undefined, path: "/build/quickstart" },
  { file: "content/docs/build/index.md", slug: undefined, path: "/build" },
  { file: "content/docs/index.md", slug: undefined, path: "/" },
  { file: "content/docs/build/quickstart.md", slug: "/start", path: "/start" },
  { file: "content/docs/build/quickstart.md", slug: "start", path: "/build/start" },
  { file: "content/docs/build/quickstart.md", slug: "./start", path: "/build/start" },
  { file: "content/docs/build/quickstart.md", slug: "../start", path: "/start" },
  { file: "content/docs/build/quickstart.md", slug: "/start/", path: "/start" },
  { file: "content/docs/build/quickstart.md", slug: "/", path: "/" },
  { file: "content/docs/build/index.md", slug: "start", path: "/build/start" },
  { file: "content/docs/build/quickstart.md", slug: "/%C3%BCber", path: "/über" },
])("$file with the slug $slug is served at $path", ({ file, slug, path }) => {
  expect(routeOf(file, slug)).toEqual({ path, faults: [] });
});

test.each([
  { slug: undefined, path: "/1.0/a/b" },
  { slug: "/c", path: "/1.0/c" },
  { slug: "c", path: "/1.0/a/c" },
])("below its version's path, with the slug $slug at $path", ({ slug, path }) => {
  expect(routeOf("content/versions/1.0/docs/a/b.md", slug, "/1.0").path).toBe(path);
});

test.each([
  { slug: "/100%", rule: "path/percent-encoding" },
  { slug: "a?b=1", rule: "path/slug" },
  { slug: "a#b", rule: "path/slug" },
])("the slug $slug is a fault, and the file's own path is used instead", ({ slug, rule }) => {
  const { path, faults } = routeOf("content/docs/a.md", slug);
  expect([path, faults.map((fault) => [fault.rule, fault.line])]).toEqual(["/a", [[rule, 5]]]);
});

test("a file name that no browser can decode is a fault", () => {
  expect(routeOf("content/docs/100%.md").faults).toMatchObject([
    {
      rule: "path/percent-encoding",
      problem:
        "Pathname could not be decoded; this is likely caused by an invalid percent-encoding: /100%.",
    },
  ]);
});
