import { compileDoc } from "../../../src/markdown/compile-doc";
import compileBatch from "../../../src/pipeline/compile/compile-worker";
import { doc } from "../../support/doc";
import { temporaryFolders } from "../../support/folder";

const folder = temporaryFolders();

test("a doc that crashes the compiler gets a fault, and the others of its batch compile", async () => {
  const files = ["content/docs/a.md", "content/docs/b.md", "content/docs/c.md"];
  const root = folder(
    Object.fromEntries(files.map((file) => [file, doc({}, `Words of ${file}.`)])),
  );
  const cacheFolder = folder({});
  const progress = new Int32Array(1);
  const seen: (number | undefined)[] = [];
  const compiled = await compileBatch(
    { root, cacheFolder, docs: files, progress },
    (file, text, environment) => {
      seen.push(progress[0]);
      if (file === "content/docs/b.md") throw new RangeError("Maximum call stack size exceeded");
      return compileDoc(file, text, environment);
    },
  );
  expect(
    compiled.map((one) => [one.doc.file, one.doc.faults.map(({ rule, line }) => [rule, line])]),
  ).toEqual([
    ["content/docs/a.md", []],
    ["content/docs/b.md", [["doc/crash", 1]]],
    ["content/docs/c.md", []],
  ]);
  expect([...seen, progress[0]]).toEqual([1, 2, 3, 0]);
  expect(compiled[1]!.doc.faults[0]!.problem).toContain("Maximum call stack size exceeded");
});

test("the drawing library is loaded for the first diagram, and its doc has the drawing", async () => {
  const diagram = "```mermaid\nflowchart TD\n  accTitle: Two steps\n  a --> b\n```";
  const files = ["content/docs/a.md", "content/docs/b.md"];
  const root = folder(Object.fromEntries(files.map((file) => [file, doc({}, diagram)])));
  const compiled = await compileBatch({
    root,
    cacheFolder: folder({}),
    docs: files,
    progress: new Int32Array(1),
  });
  expect(compiled.map((one) => one.doc.faults)).toEqual([[], []]);
  expect(compiled[0]!.body).toBe(compiled[1]!.body);
});
