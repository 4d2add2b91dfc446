import { readFileSync } from "node:fs";
import { isForGatsby, preprocessSource } from "../../../src/gatsby/webpack/gatsby-sources";
import { listFiles } from "../../../src/pipeline/store/list-files";

const COMPONENT = "/site/src/components/a.tsx";

test.each([
  ["a page", "/site/src/pages/search.tsx", "export default () => null;"],
  ["a template", "C:\\site\\src\\templates\\doc.tsx", "export default () => null;"],
  ["a query", COMPONENT, 'import { graphql, useStaticQuery } from "gatsby";'],
  [
    "an import over many lines",
    COMPONENT,
    'import { a } from "./a";\nimport {\n  graphql,\n  Link,\n} from "gatsby";',
  ],
  ["a picture", COMPONENT, 'import { StaticImage } from "gatsby-plugin-image";'],
])("Gatsby has to parse %s", (_name, path, text) => {
  expect(isForGatsby(path, text)).toBe(true);
});

test.each([
  ["a component", 'import { b } from "./b";\nexport const config = { Head: "graphql" };'],
  ["types of Gatsby's", 'import type { GatsbyBrowser } from "gatsby";'],
  ["another package", 'import { withPrefix } from "gatsby-link";'],
])("but not %s", (_name, text) => {
  expect(isForGatsby(COMPONENT, text)).toBe(false);
});

test("every module of the site that contains a query is parsed", () => {
  const modules = listFiles(".", "src").filter((file) => /\.tsx?$/.test(file));
  const asking = modules.filter((file) => /\bgraphql`/.test(readFileSync(file, "utf8")));
  expect(asking.length).toBeGreaterThan(5);
  const preprocess = preprocessSource as (source: object) => unknown;
  expect(
    asking.map((filename) =>
      preprocess({ filename: `/site/${filename}`, contents: readFileSync(filename, "utf8") }),
    ),
  ).toEqual(asking.map(() => undefined));
});
