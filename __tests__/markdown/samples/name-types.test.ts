import {
  keyOfCode,
  packTypes,
  readNames,
  runsAddress,
  typesAddress,
} from "../../../src/markdown/samples/name-types";

const CODE = "const a = 1;\nuse(a);\n";

test("names are read back with their positions and types", () => {
  const types = packTypes([
    {
      code: CODE,
      names: [
        [0, 6, 1, "const a: 1"],
        [1, 0, 3, "function use(n: number): void"],
        [1, 4, 1, "const a: 1"],
      ],
    },
  ]);
  expect(types?.texts).toEqual(["const a: 1", "function use(n: number): void"]);
  expect(readNames(types!, CODE)).toEqual([
    { line: 0, column: 6, length: 1, type: "const a: 1" },
    { line: 1, column: 0, length: 3, type: "function use(n: number): void" },
    { line: 1, column: 4, length: 1, type: "const a: 1" },
  ]);
});

test("different code finds nothing", () => {
  const types = packTypes([{ code: CODE, names: [[0, 6, 1, "const a: 1"]] }]);
  expect(readNames(types!, CODE.replace("a", "b"))).toEqual([]);
});

test("code repeated with different meanings has no types", () => {
  const types = packTypes([
    { code: CODE, names: [[0, 6, 1, "const a: 1"]] },
    { code: CODE, names: [[0, 6, 1, "const a: 2"]] },
  ]);
  expect(readNames(types!, CODE)).toEqual([]);
});

test("a page without names has no file", () => {
  expect(packTypes([{ code: CODE, names: [] }])).toBeUndefined();
});

test.each([
  { other: "const a = 1; \nuse(a);", same: true },
  { other: "const a = 1;\nuse(a);\n\n", same: true },
  { other: " const a = 1;\nuse(a);", same: false },
])('"$other" has the same key: $same', ({ other, same }) => {
  expect(keyOfCode(other) === keyOfCode(CODE)).toBe(same);
});

test.each([
  ["/", "/page-data/index/types.json"],
  ["/build/quickstart", "/page-data/build/quickstart/types.json"],
  ["/build/quickstart/", "/page-data/build/quickstart/types.json"],
])("the types of %s are at %s", (path, address) => {
  expect(typesAddress(path)).toBe(address);
  expect(runsAddress(path)).toBe(address.replace("types", "runs"));
});
