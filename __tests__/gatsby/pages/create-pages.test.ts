import { jest } from "@jest/globals";
import type { Fault } from "../../../src/faults/fault";
import { settings } from "../../../src/site/settings";

/** Thrown instead of ending the build. */
class Stopped extends Error {}
const stopWithFaults = jest.fn((_faults: readonly Fault[]) => {
  throw new Stopped("faults");
});
jest.unstable_mockModule("../../../src/gatsby/base/stop-with-faults", () => ({ stopWithFaults }));
const { createPages } = await import("../../../src/gatsby/pages/create-pages");

const FAULT: Fault = { file: "a.md", line: 1, column: 1, rule: "r", problem: "p", fix: "f" };
const nodes = (list: readonly object[]) => ({ nodes: list });

/** Plays Gatsby's part: answers the query, and records the pages and messages that are created. */
async function create(answer: object) {
  const pages: { path: string; component: string; context: object }[] = [];
  const said: string[] = [];
  await createPages?.(
    {
      actions: { createPage: (page: (typeof pages)[number]) => pages.push(page) },
      graphql: () => Promise.resolve(answer),
      reporter: {
        info: () => undefined,
        panicOnBuild: (text: string) => said.push(text),
        panic: (text: string) => {
          throw new Stopped(text);
        },
      },
    } as never,
    {} as never,
    () => undefined,
  );
  return { pages, said };
}

const contentOf = (docs: readonly string[], faults: readonly Fault[] = []) => ({
  data: {
    allContentFault: nodes(faults),
    allDoc: nodes(
      docs.map((path) => ({
        id: `id of ${path}`,
        path,
        sourcePath: `content/docs${path}.${path.includes("code") ? "mdx" : "md"}`,
        layout: path.includes("reference") ? "reference" : null,
      })),
    ),
    allDocTag: nodes([{ id: "id of tag", path: "/tags/nodes" }]),
  },
});

test("each doc and each tag gets a page with its id, in addition to the two fixed pages", async () => {
  const { pages } = await create(contentOf(["/", "/build/start"]));
  expect(pages.map(({ path, context }) => [path, context])).toEqual([
    ["/", { id: "id of /" }],
    ["/build/start", { id: "id of /build/start" }],
    ["/tags/nodes", { id: "id of tag" }],
    ["/tags", {}],
    ["/home", {}],
  ]);
  const templates = pages.map(({ component }) => component.replace(/^.*\/src\//, ""));
  expect(templates).toEqual([
    "templates/doc.tsx",
    "templates/doc.tsx",
    "templates/tag.tsx",
    "templates/tags.tsx",
    "pages/index.tsx",
  ]);
});

test("a doc with its own code passes on its file, and a reference has its own template", async () => {
  const { pages } = await create(contentOf(["/code", "/reference"]));
  const root = process.cwd();
  expect(pages.slice(0, 2).map(({ component }) => component)).toEqual([
    `${root}/src/templates/mdx-doc.tsx?__contentFilePath=${root}/content/docs/code.mdx`,
    `${root}/src/templates/reference.tsx`,
  ]);
});

test("a fault in the content stops a build before any page is created", async () => {
  await expect(create(contentOf(["/a"], [FAULT]))).rejects.toThrow(Stopped);
  expect(stopWithFaults).toHaveBeenLastCalledWith([FAULT], expect.anything());
});

test("no page is written outside public/", async () => {
  await expect(create(contentOf(["/a", "/../out"]))).rejects.toThrow(
    'These pages would be outside of public/: ["/../out"].',
  );
});

test("on a site below /docs, no page has a path that begins with /docs", async () => {
  const { url } = settings;
  Object.assign(settings, { url: "https://example.org/docs" });
  await expect(create(contentOf(["/docsearch", "/docs/a"]))).rejects.toThrow(
    "The site is served below /docs, so no page's path may begin with /docs too: /docs/a.",
  );
  Object.assign(settings, { url });
});

test("a failure of the query is reported as such", async () => {
  const { said } = await create({ errors: [new Error("Out of memory")] });
  expect(said).toEqual(["The query PagesToCreate failed, so no page was created."]);
});
