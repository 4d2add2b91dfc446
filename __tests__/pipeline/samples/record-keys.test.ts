import { readdirSync } from "node:fs";
import type { Sample } from "../../../src/base/sample";
import type { SamplePage } from "../../../src/markdown/samples/sample-page";
import { bundleChecks } from "../../../src/pipeline/samples/bundled-checks";
import { readPinnedSets } from "../../../src/pipeline/samples/pinned-packages";
import { listModules, readRecordKeys } from "../../../src/pipeline/samples/record-keys";
import { temporaryFolders } from "../../support/folder";
import { PINNED_SITE, pageOf, sampleOf } from "../../support/pinned-site";

const newFolder = temporaryFolders();

const TYPED = sampleOf("connect();");
const PAGES = [
  pageOf(
    "content/docs/build/a.md",
    TYPED,
    sampleOf("cast call", { language: "bash" }),
    sampleOf("contract A {}", { language: "solidity" }),
    sampleOf("{}", { language: "json" }),
  ),
  pageOf("content/docs/old/b.md", TYPED),
];

/**
 * Returns the key of each block, keyed by its language. The block on the page with its own packages is called `old`.
 */
function keysOf(files: Readonly<Record<string, string>> = {}, pages = PAGES) {
  const root = newFolder({ ...PINNED_SITE, ...files });
  const { keyOf, lists } = readRecordKeys(
    root,
    pages,
    readPinnedSets(root, (set) => set),
  );
  const keys = pages.flatMap((page) =>
    page.samples.map((sample, index) => {
      const name = page.file.includes("/old/") ? "old" : sample.language;
      return [name, keyOf({ page, index, sample })] as const;
    }),
  );
  return Object.fromEntries([...keys, ...lists]);
}

const BEFORE = keysOf();

/** Lists the keys that differ after these files have changed. */
const changed = (files: Readonly<Record<string, string>>): string[] => {
  const now = keysOf(files);
  return Object.keys(now).filter((name) => now[name] !== BEFORE[name]);
};

const LISTS = ["content/data/addresses.yaml", "content/data/networks.yaml"];

test.each([
  ["content/packages/package-lock.json", ["ts", "solidity", ...LISTS]],
  ["content/packages/old/package-lock.json", ["old"]],
  ["content/data/commands/cast.yaml", ["bash"]],
  ["content/data/commands/forge.yaml", ["bash"]],
  ["content/cli-packages.yaml", ["bash"]],
  ["content/data/npm-packages.yaml", ["bash", "json"]],
  ["content/data/networks.yaml", ["content/data/networks.yaml"]],
  ["content/data/addresses.yaml", ["content/data/addresses.yaml"]],
  ["src/samples/checks/check-pages.ts", ["ts", "bash", "solidity", "json", "old"]],
  ["src/samples/checks/typescript/check-typescript.ts", ["ts", "old"]],
  ["src/samples/blocks/list-names.ts", ["ts", "old"]],
  ["src/samples/blocks/sample.ts", []],
  ["src/samples/checks/shell/check-shell.ts", ["bash"]],
  ["content/docs/build/c.md", []],
])("a change of %s invalidates these records: %j", (file, voided) => {
  const before = (PINNED_SITE as Readonly<Record<string, string>>)[file] ?? "";
  expect(
    changed({ [file]: `${before}\n${file.endsWith(".ts") ? "console.log(1);" : "# changed"}` }),
  ).toEqual(voided);
});

test.each([
  ["a pinned version", "content/packages/package.json", "2.57.1"],
  ["a tool of the checks", "package-lock.json", "5.9.3"],
  ["a dependency of a tool", "package-lock.json", "1.2.3"],
] as const)("%s invalidates them by its version", (_, file, version) => {
  const text = PINNED_SITE[file];
  expect(text).toContain(version);
  expect(changed({ [file]: text.replace(version, "9.9.9") })).toContain("ts");
});

test("a package that no check uses invalidates nothing", () => {
  const lock = PINNED_SITE["package-lock.json"].replace("4.5.6", "9.9.9");
  expect(changed({ "package-lock.json": lock })).toEqual([]);
});

test("a file can be moved, and comments and types can change, without invalidating anything", () => {
  const check = PINNED_SITE["src/samples/checks/typescript/check-typescript.ts"];
  const moved = {
    "src/samples/checks/typescript/check-typescript.ts": `// A comment.\n${check.replace("../../blocks/list-names", "./names")}`,
    "src/samples/checks/typescript/names.ts": PINNED_SITE["src/samples/blocks/list-names.ts"]
      .replace("./sample", "../../blocks/sample")
      .replace("Sample[]", "readonly Sample[]"),
  };
  expect(changed(moved)).toEqual([]);
});

describe("a block's own key", () => {
  const keyOf = (page: SamplePage, ...others: readonly SamplePage[]): string | undefined =>
    keysOf({}, [page, ...others]).ts;
  const page = (...samples: readonly Sample[]) => pageOf("content/docs/build/a.md", ...samples);
  const lender = (name: string, code: string, title = "lib.ts") =>
    pageOf(`content/docs/lib/${name}.md`, sampleOf(code, { title, language: "tsx" }));
  const importing = page(sampleOf('import "./lib";'));

  test("stays when the block moves", () => {
    expect(keyOf(page(sampleOf("a", { line: 9, column: 3 })))).toBe(keyOf(page(sampleOf("a"))));
  });

  test.each([
    ["its code", page(sampleOf("b"))],
    ["the errors it shows", page(sampleOf("a", { errors: [2345] }))],
    [
      "a titled block of its page",
      page(sampleOf("c", { title: "c.ts", language: "tsx" }), sampleOf("a")),
    ],
  ])("changes with %s", (_, other) => {
    expect(keyOf(other)).not.toBe(keyOf(page(sampleOf("a"))));
  });

  test("changes with a block that it continues, and with no other block above it", () => {
    const above = (code: string) => sampleOf(code, { language: "tsx" });
    const next = sampleOf("a", { continues: true });
    expect(keyOf(page(above("1"), next))).not.toBe(keyOf(page(above("2"), next)));
    expect(keyOf(page(above("1"), sampleOf("a")))).toBe(keyOf(page(above("2"), sampleOf("a"))));
  });

  test("changes with a file it imports from another page, and with the imports of that file", () => {
    const ends = (code: string) => lender("deep", code, "deep.ts");
    const between = lender("lib", 'import "./deep";');
    expect(keyOf(importing, lender("lib", "1"))).not.toBe(keyOf(importing, lender("lib", "2")));
    expect(keyOf(importing, between, ends("1"))).not.toBe(keyOf(importing, between, ends("2")));
    expect(keyOf(page(sampleOf("a")), ends("1"))).toBe(keyOf(page(sampleOf("a")), ends("2")));
  });

  test("changes with a declaration of its folder", () => {
    const declared = (code: string) =>
      pageOf("content/docs/build/z.md", sampleOf(code, { title: "w.d.ts", language: "tsx" }));
    expect(keyOf(importing, declared("1"))).not.toBe(keyOf(importing, declared("2")));
  });
});

test("every module of the block checks counts for some kind", () => {
  const checks = "src/samples/checks";
  const counted = [...bundleChecks(process.cwd(), listModules()).values()].flatMap(
    ({ files }) => files,
  );
  const aside = /check-(?:addresses|networks|network-objects|variables)\.ts$/;
  const missing = ["typescript", "solidity", "shell", "data", "network"]
    .flatMap((folder) =>
      readdirSync(`${checks}/${folder}`).map((name) => `${checks}/${folder}/${name}`),
    )
    .filter((file) => !counted.includes(file) && !aside.test(file));
  expect(missing).toEqual([]);
  expect(counted).toContain("src/markdown/samples/sample-page.ts");
});
