import {
  findTitled,
  folderOf,
  joinContinued,
  listDeclarations,
} from "../../../src/markdown/samples/sample-page";
import { pageOf, sampleOf } from "../../support/pinned-site";

const TS = new Set(["ts"]);

test("declarations apply to the pages in their folder, unless they have nocheck", () => {
  const types = sampleOf("declare const a: 1;", { title: "a.d.ts" });
  const unchecked = sampleOf("…", { title: "b.d.ts", nocheck: "a reason" });
  const page = pageOf("content/docs/build/a.md", sampleOf("a"));
  const beside = pageOf("content/docs/build/b.md", sampleOf("b"), types, unchecked);
  const elsewhere = pageOf("content/docs/builds/c.md", types);
  expect(folderOf(page)).toBe("content/docs/build");
  expect(listDeclarations(page, [page, beside, elsewhere])).toEqual([
    { page: beside, index: 1, sample: types },
  ]);
});

test("a file comes from the page with the most folders in common, then from the earlier path", () => {
  const titled = sampleOf("", { title: "chat.ts" });
  const [above, aside, deep, deeper, other] = [
    "content/docs/a.md",
    "content/docs/build/a.md",
    "content/docs/build/ai/z.md",
    "content/docs/build/ai/x/y.md",
    "content/docs/tools/a.md",
  ].map((file) => pageOf(file, titled));
  const find = (file: string, ...pages: (typeof above)[]): string | undefined =>
    findTitled(
      { page: pageOf(file), index: 0 },
      pages.flatMap((page) => page ?? []),
      (title) => title === "chat.ts",
    )?.page.file;
  expect(find("content/docs/build/ai/a.md", above, deep, other)).toBe(deep?.file);
  expect(find("content/docs/build/ai/a.md", aside, deep)).toBe(deep?.file);
  expect(find("content/docs/build/ai/a.md", deep, deeper)).toBe(deeper?.file);
  expect(find("content/docs/build/a.md", other, above)).toBe(above?.file);
  expect(find("content/docs/a/b.md", other)).toBe(other?.file);
});

test("a block continues the previous one in the same languages, and lines above it are counted", () => {
  const samples = [
    sampleOf("one\ntwo"),
    sampleOf("$ run", { language: "sh" }),
    sampleOf("three", { continues: true }),
    sampleOf("four"),
  ];
  const page = pageOf("content/docs/a.md", ...samples);
  const join = (index: number): ReturnType<typeof joinContinued> =>
    joinContinued({ page, index, sample: samples[index] ?? sampleOf("") }, TS);
  expect(join(2)).toEqual({ code: "one\ntwo\nthree", linesAbove: 2 });
  expect(join(3)).toEqual({ code: "four", linesAbove: 0 });
});
