import { createPartResolvers } from "../../../src/gatsby/source/doc-parts";
import { compile } from "../../support/compile";

const FILE = "content/docs/page.md";
const { doc } = compile(
  "## First part\n\n## Second {#part-2}\n\n[Here](#page) and [there](https://celo.org/a).\n\n![A box](./box.png)\n\n![A plan](./plan.svg)",
  {
    files: {
      "content/docs/box.png": "",
      "content/docs/plan.svg": '<svg viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
    },
  },
);
const samples = [
  { code: "1", language: "ts", line: 9 },
  { code: "2", language: "ts", line: 12, nocheck: "no package" },
  { code: "3", language: "js", line: 15 },
].map((sample, at) => ({
  sample: { ...sample, file: FILE, column: 1, errors: [], continues: false },
  ...(at === 0 && { checked: { by: "TypeScript 5.9.3", against: ["viem 2"], on: "2026-11-21" } }),
}));
const resolvers = createPartResolvers(() => ({
  site: { docs: [{ file: FILE, path: "/page" }] } as never,
  // Another doc with the same parts, which must not be added to this page.
  docs: [{ ...doc, file: "content/docs/other.md" }, doc],
  pages: { samplesOf: () => samples } as never,
}));

type Resolver = (source: object, args: object) => Record<string, unknown>[];
const resolverOf = (type: "Query" | "Doc", field: string): Resolver => {
  const found = resolvers[type]?.[field] as { readonly resolve: Resolver } | undefined;
  if (!found) throw new Error(`${type} has no field ${field}.`);
  return found.resolve;
};
const ask = (query: string, args = {}) => resolverOf("Query", query)({}, args);
const fieldOf = (field: string) =>
  resolverOf("Doc", field)({ sourcePath: FILE, path: "/page" }, {});

test.each([
  ["docLinks", {}, "target", ["#page", "https://celo.org/a"]],
  ["docLinks", { isInternal: true }, "path", ["/page"]],
  ["docLinks", { host: "celo.org" }, "target", ["https://celo.org/a"]],
  ["docLinks", { host: "celo.org", isInternal: true }, "target", []],
  ["docHeadings", {}, "id", ["first-part", "part-2"]],
  ["docHeadings", { path: "/page", id: "part-2" }, "line", [9]],
  ["docHeadings", { path: "/other" }, "id", []],
  ["docCodeBlocks", {}, "state", ["checked", "skipped", "unchecked"]],
  ["docCodeBlocks", { language: "ts", state: "skipped" }, "nocheck", ["no package"]],
  ["docCodeBlocks", { state: "checked" }, "checkedOn", ["2026-11-21"]],
  ["docCodeBlocks", {}, "nocheck", [null, "no package", null]],
  ["docCodeBlocks", {}, "checkedBy", ["TypeScript 5.9.3", null, null]],
  ["docCodeBlocks", {}, "checkedAgainst", [["viem 2"], [], []]],
  ["docPictures", {}, "form", ["bitmap", "drawing"]],
  ["docPictures", { hasDarkVariant: false }, "alt", ["A box"]],
])("%s of %j: %s", (query, args, field, values) => {
  expect(ask(query, args).map((part) => part[field])).toEqual(values);
});

test("a doc has only its own parts, with their position and their page", () => {
  expect(fieldOf("links")).toEqual(ask("docLinks"));
  expect(fieldOf("pictures")[0]).toMatchObject({ doc: "/page", sourcePath: FILE, column: 1 });
  expect(fieldOf("madeFrom")).toEqual(["content/docs/box.png", "content/docs/plan.svg"]);
});
