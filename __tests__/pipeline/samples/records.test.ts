import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckedSample } from "../../../src/markdown/samples/checked-sample";
import { readRecords, writeRecords } from "../../../src/pipeline/samples/records";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

const SHELL: CheckedSample = {
  proof: "commands",
  by: "shell commands",
  against: ["celocli 7.0.2"],
  on: "2026-11-21",
};
const TYPED: CheckedSample = {
  proof: "types",
  by: "TypeScript 5.9.3",
  against: ["viem 2.57.1"],
  on: "2026-11-21",
  names: [
    [0, 6, 1, "const a: 1"],
    [1, 0, 1, "const a: 1"],
  ],
};
const [A, B] = ["aaaaaaaaaaaa", "bbbbbbbbbbbb"] as const;
const RECORDS = {
  pages: new Map([
    [
      "content/docs/build/b/two.md",
      new Map([
        [B, SHELL],
        [A, TYPED],
      ]),
    ],
    ["content/docs/build/a.md", new Map([[A, SHELL]])],
    ["content/docs/top.md", new Map([[A, SHELL]])],
    ["content/style-guide/05-code.md", new Map([[B, SHELL]])],
  ]),
  runs: new Map([["content/docs/top.md", new Map([[A, { on: "2026-11-28", chain: true }]])]]),
  lists: new Map([["content/data/addresses.yaml", A]]),
};

const newRecords = (): string => {
  const root = newFolder();
  writeRecords(root, RECORDS);
  return root;
};

test("what was written is read again", () => {
  expect(readRecords(newRecords())).toEqual(RECORDS);
  expect(readRecords(newFolder())).toEqual({
    pages: new Map(),
    runs: new Map(),
    lists: new Map(),
  });
});

test("a block is a line in its folder's file, in a stable order; types are stored separately", () => {
  const root = newRecords();
  expect(readFileSync(join(root, "content/records/samples/build.json"), "utf8"))
    .toMatchInlineSnapshot(`
    "{
    "content/docs/build/a.md": {
    "aaaaaaaaaaaa": {"proof":"commands","by":"shell commands","against":["celocli 7.0.2"],"on":"2026-11-21"}
    },
    "content/docs/build/b/two.md": {
    "aaaaaaaaaaaa": {"proof":"types","by":"TypeScript 5.9.3","against":["viem 2.57.1"],"on":"2026-11-21","names":"9c4602ddfffb"},
    "bbbbbbbbbbbb": {"proof":"commands","by":"shell commands","against":["celocli 7.0.2"],"on":"2026-11-21"}
    }
    }
    "
  `);
  expect(readFileSync(join(root, "content/records/types/build.json"), "utf8"))
    .toMatchInlineSnapshot(`
    "{
    "9c4602ddfffb": [["const a: 1"],[0,6,1,0,1,0,1,0]]
    }
    "
  `);
  expect(readdirSync(join(root, "content/records/samples"))).toEqual([
    "build.json",
    "docs.json",
    "style-guide.json",
  ]);
});

test("blocks that are no longer recorded aren't in the files", () => {
  const root = newRecords();
  writeRecords(root, {
    pages: new Map([["content/docs/top.md", new Map()]]),
    runs: new Map(),
    lists: new Map(),
  });
  expect(readRecords(root)).toEqual({
    pages: new Map(),
    runs: new Map(),
    lists: new Map(),
  });
  expect(readdirSync(join(root, "content/records/samples"))).toEqual([]);
});

test.each([
  ["a half-done merge", (text: string) => `<<<<<<< HEAD\n${text}`],
  ["an unknown proof", (text: string) => text.replace('"commands"', '"belief"')],
  ["an invalid key", (text: string) => text.replace(A, "../../etc")],
])("a file with %s has no records, and is reported", (_, damage) => {
  const root = newRecords();
  const file = join(root, "content/records/samples/docs.json");
  writeFileSync(file, damage(readFileSync(file, "utf8")));
  const named: string[] = [];
  const { pages } = readRecords(root, (name) => named.push(name));
  expect(named).toEqual(["content/records/samples/docs.json"]);
  expect([...pages.keys()]).not.toContain("content/docs/top.md");
  expect(pages.size).toBe(3);
});

test("a block whose types are missing or were edited by hand isn't recorded", () => {
  const root = newRecords();
  const file = join(root, "content/records/types/build.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("const a: 1", "const a: 2"));
  expect([...(readRecords(root).pages.get("content/docs/build/b/two.md") ?? [])]).toEqual([
    [B, SHELL],
  ]);
});
