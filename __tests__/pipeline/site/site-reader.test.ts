import { jest } from "@jest/globals";
import type { Compilation } from "../../../src/pipeline/compile/compiler";
import { temporaryFolders } from "../../support/folder";

/** Stand-in for the compiler. It should be called once for each state of the files. */
const compile = jest.fn((): Promise<Compilation> =>
  Promise.resolve({ docs: [], bodies: new Map(), compiled: 0 }),
);
let filesState = "first";
jest.unstable_mockModule("../../../src/pipeline/compile/compiler", () => ({
  createCompiler: () => Promise.resolve({ compile }),
}));
jest.unstable_mockModule("../../../src/pipeline/store/files-state", () => ({
  readFilesState: () => filesState,
}));
const { MDX_DOCS } = await import("../../../src/site/content");
const { createSiteReader, wouldStopGatsby } =
  await import("../../../src/pipeline/site/site-reader");

const newFolder = temporaryFolders();
const FILES = {
  "src/pages/a.tsx": "export default 1;",
  "src/templates/b.tsx": "export default 1;",
};

beforeEach(() => {
  compile.mockClear();
  filesState = "first";
});

test("in development the content is read again when a file has changed, and only then", async () => {
  const reader = createSiteReader(newFolder(FILES), { isDevelopment: true });
  const first = await reader.read();
  expect(await reader.read()).toBe(first);
  filesState = "second";
  expect(await reader.read()).not.toBe(first);
  expect(compile).toHaveBeenCalledTimes(2);
});

test("simultaneous callers share one reading", async () => {
  const reader = createSiteReader(newFolder(FILES), { isDevelopment: true });
  const [one, other] = await Promise.all([reader.read(), reader.read()]);
  expect(one).toBe(other);
  expect(compile).toHaveBeenCalledTimes(1);
});

test("a build reads once, whatever happens to its files", async () => {
  const reader = createSiteReader(newFolder(FILES), { isDevelopment: false });
  await reader.read();
  filesState = "second";
  await reader.read();
  expect(compile).toHaveBeenCalledTimes(1);
});

test("a failure isn't cached: the next reading tries again", async () => {
  const reader = createSiteReader(newFolder(FILES), { isDevelopment: true });
  compile.mockRejectedValueOnce(new Error("out of memory"));
  await expect(reader.read()).rejects.toThrow("out of memory");
  expect((await reader.read()).docs).toEqual([]);
  expect(compile).toHaveBeenCalledTimes(2);
});

test.each([
  { text: "---\ntitle: A\n---\n\nText.\n", stops: false },
  { text: "---\ntitle: [A\n---\n\nText.\n", stops: true },
])("an .mdx file with this frontmatter would stop Gatsby: $stops", ({ text, stops }) => {
  const root = newFolder({ [MDX_DOCS[0] ?? ""]: text });
  expect(wouldStopGatsby(root)).toBe(stops);
});

test("an .mdx file that isn't listed would be run by Gatsby, so a build stops before", () => {
  expect(wouldStopGatsby(newFolder({ "content/docs/a.mdx": "---\ntitle: A\n---\n" }))).toBe(true);
});
