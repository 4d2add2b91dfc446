import { parse } from "gatsby/graphql";
import { CLI_SCHEMA } from "../../../src/gatsby/source/cli-source";
import { DATA_SCHEMA } from "../../../src/gatsby/source/data-schema";
import { DOCS_SCHEMA } from "../../../src/gatsby/source/docs-schema";
import { SHOWCASE_SCHEMA } from "../../../src/gatsby/source/showcase-schema";

test.each([
  ["docs", DOCS_SCHEMA],
  ["data", DATA_SCHEMA],
  ["showcase", SHOWCASE_SCHEMA],
  ["cli", CLI_SCHEMA],
])("the schema of %s can be parsed, and describes each of its types", (_, schema) => {
  const { definitions } = parse(schema);
  expect(definitions.length).toBeGreaterThan(0);
  for (const definition of definitions)
    expect(definition).toHaveProperty("description.value", expect.stringMatching(/\S/));
});
