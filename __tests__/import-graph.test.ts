import { type Import, findCycles, listImports } from "./support/import-graph";

test.each([
  { text: 'import { a } from "./x";', isTypeOnly: false },
  { text: 'import "./x";', isTypeOnly: false },
  { text: 'import type { A } from "./x";', isTypeOnly: true },
  { text: 'import { type A } from "./x";', isTypeOnly: true },
  { text: 'import { type A, b } from "./x";', isTypeOnly: false },
  { text: 'export { a } from "./x";', isTypeOnly: false },
  { text: 'export type { A } from "./x";', isTypeOnly: true },
  { text: 'void import("./x");', isTypeOnly: false },
  { text: "void import(`./x`);", isTypeOnly: false },
  { text: 'const { a } = require("./x") as { a: string };', isTypeOnly: false },
  { text: 'import a = require("./x");', isTypeOnly: false },
  { text: 'type X = typeof import("./x");', isTypeOnly: true },
  { text: 'let a: import("./x").A;', isTypeOnly: true },
  { text: 'type A = typeof import("./x").a;', isTypeOnly: true },
])("an import is found in: $text", ({ text, isTypeOnly }) => {
  expect(listImports("a.ts", text)).toEqual([{ target: "./x", isTypeOnly }]);
});

test.each(['// require("./x")', "\"import('./x')\";", 'packages.require("viem/chains");'])(
  "no import is found in: %s",
  (text) => {
    expect(listImports("a.ts", text)).toEqual([]);
  },
);

test("a cycle is found, however long it is", () => {
  const chain = (...files: string[]): Import[] =>
    files
      .slice(1)
      .map((target, at) => ({ file: files[at]!, target, isTypeOnly: true, isOurs: true }));
  expect(findCycles(chain("a", "b", "c", "d"))).toEqual([]);
  expect(findCycles(chain("a", "b", "c", "b"))).toEqual([["b", "c"]]);
});
