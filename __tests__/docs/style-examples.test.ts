import { isStyleExample } from "../../src/base/doc-identity";
import { buildSite } from "../../src/docs/assemble/build-site";
import { formatFaults } from "../../src/faults/format-faults";
import { compileDoc } from "../../src/markdown/compile-doc";
import { environmentOf } from "../support/compile";
import { doc } from "../support/doc";
import { site } from "../support/site";

test.each([
  ["content/style-guide/01-text.md", true],
  ["content/style-guide/_part.md", false],
  ["content/style-guide/images/x.svg", false],
  ["content/docs/style-guide/a.md", false],
])("%s is an example: %s", (file, expected) => {
  expect(isStyleExample(file)).toBe(expected);
});

/** Builds a site with these examples and one doc at /a. */
function withExamples(examples: Readonly<Record<string, string>>) {
  const files = { "content/docs/a.md": doc(), ...examples };
  const environment = environmentOf(files);
  const docs = Object.entries(files).map(([file, text]) => compileDoc(file, text, environment).doc);
  return buildSite({
    docs,
    digestOfFile: () => "abcdef",
    readData: () => undefined,
    listData: () => [],
    otherRoutes: [],
    otherLinks: [],
    tutorialTags: undefined,
    hasStaticFile: () => false,
    lastUpdateOf: () => undefined,
    origin: "https://own.example",
    editUrlBase: "https://edit.example/",
    includesDrafts: false,
    today: "2026-12-31",
  });
}

test("examples are part of the site, but aren't docs and have no routes", () => {
  const { examples, docs, routes, faults } = withExamples({
    "content/style-guide/01-text.md": doc({ title: "Text" }, "A [link](/a)."),
  });
  expect(examples.map(({ frontmatter }) => frontmatter?.title)).toEqual(["Text"]);
  expect([docs.length, routes.length, faults.length]).toEqual([1, 1, 0]);
});

test("mistakes in an example, including its links, fail the build as they would in a doc", () => {
  const { faults } = withExamples({
    "content/style-guide/01-text.md": doc({ title: "Text" }, "A [link](/gone).\n\n<Tabz />"),
  });
  expect(formatFaults(faults)).toContain(
    "content/style-guide/01-text.md:7:3 This link leads to /gone",
  );
  expect(formatFaults(faults)).toContain("[component/unknown]");
});

test("a site without a style guide has no examples", () => {
  expect(site({ files: { "content/docs/a.md": doc() } }).examples).toEqual([]);
});
