import { checkDataLanguages } from "../../../../src/samples/checks/data/check-data-language";
import { pageOf, sampleOf } from "../../../support/pinned-site";

const check = (language: string, code: string): string[] => {
  const page = pageOf("content/docs/build/a.md", sampleOf(code, { language }));
  return checkDataLanguages([page], () => true).map(
    ({ line, column, rule, problem }) => `${line}:${column} ${rule} ${problem}`,
  );
};

test.each([
  ["json", '{ "a": [1, 2] }'],
  ["jsonc", '{ "a": 1, // one\n}'],
  ["yaml", "a: 1\nb: [x]\n"],
  ["toml", "[a]\nb = 1\n"],
  ["graphql", "{ allDoc { nodes { path } } }"],
])("valid %s has no fault", (language, code) => {
  expect(check(language, code)).toEqual([]);
});

test.each([
  ["json", '{\n  "a": }', "6:8", "JSON"],
  ["json", '{\n  "a": 1,\n}', "7:1", "JSON"],
  ["json", "[1, 2,]", "5:7", "JSON"],
  ["json", "[\n  1, // one\n  2\n]", "6:6", "JSON"],
  ["json", "[,\n  2]", "5:2", "JSON"],
  ["json", '{\n  "a":, "b": {\n    "c": 1\n  }\n}', "6:7", "JSON"],
  ["json", "[}", "5:2", "JSON"],
  ["jsonc", '{\n  "a": }', "6:8", "JSON with comments"],
  ["yaml", "a: 1\nb: [x\n", "7:1", "YAML"],
  ["toml", "[a]\nb = \n", "6:5", "TOML"],
  ["graphql", "{\n  a(\n}", "7:1", "GraphQL"],
])("incomplete %s is reported with its position: %j", (language, code, place, name) => {
  const [fault = "", ...others] = check(language, code);
  expect(others).toEqual([]);
  expect(fault.startsWith(`${place} sample/malformed This isn't valid ${name}: `)).toBe(true);
  expect(fault).toMatch(/[^.]\.$/);
  expect(fault).not.toContain("\n");
});

test("a block with a recorded result isn't read again", () => {
  const page = pageOf("content/docs/build/a.md", sampleOf("{", { language: "json" }));
  expect(checkDataLanguages([page], () => false)).toEqual([]);
});
