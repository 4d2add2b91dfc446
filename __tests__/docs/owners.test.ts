import { existsSync, readFileSync } from "node:fs";
import { CODEOWNERS_FILE, areaOfFile, formatCodeOwners, readOwners } from "../../src/docs/owners";
import { openContent } from "../../src/pipeline/content/content-files";

const { areas, faults } = readOwners(openContent(process.cwd()));

test("the owners of this repository have no fault, and CODEOWNERS is up to date (npm run owners)", () => {
  expect(faults).toEqual([]);
  expect(areas.length).toBeGreaterThan(1);
  expect(readFileSync(CODEOWNERS_FILE, "utf8")).toBe(formatCodeOwners(areas));
});

test("every path exists", () => {
  const paths = areas.flatMap((area) => area.paths).filter((path) => path !== "*");
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("the last area that contains a file owns it", () => {
  const some = [
    { area: "All", paths: ["*"], owners: ["@a"] },
    { area: "Docs", paths: ["content/docs/"], owners: ["@b"] },
    { area: "One", paths: ["content/docs/x.md"], owners: ["@c/d"] },
  ];
  expect(
    [
      "src/a.ts",
      "content/docs/y.md",
      "content/docs/x.md",
      "content/docs/x.mdx",
      "content/docs",
      "content/docs-old/x.md",
    ].map((file) => areaOfFile(file, some)?.area),
  ).toEqual(["All", "Docs", "One", "Docs", "All", "All"]);
  expect(areaOfFile("a", [])).toBeUndefined();
  expect(formatCodeOwners(some)).toBe(`# Generated from content/owners.yaml by npm run owners.

# All
* @a

# Docs
/content/docs/ @b

# One
/content/docs/x.md @c/d
`);
});
