import { type DefinitionNode, Kind, parse } from "gatsby/graphql";
import { CLI_SCHEMA } from "../../../src/gatsby/source/cli-source";
import { DATA_SCHEMA } from "../../../src/gatsby/source/data-schema";
import { DOCS_SCHEMA } from "../../../src/gatsby/source/docs-schema";
import { PARTS_SCHEMA } from "../../../src/gatsby/source/parts-schema";
import { SHOWCASE_SCHEMA } from "../../../src/gatsby/source/showcase-schema";
import { SITE_SCHEMA } from "../../../src/gatsby/source/site-schema";

/** Lists a type and its fields. An interface's id is left out, because Gatsby itself adds and describes it. */
const described = (definition: DefinitionNode) => [
  definition,
  ...("fields" in definition ? (definition.fields ?? []) : []).filter(
    ({ name }) => name.value !== "id" || definition.kind !== Kind.INTERFACE_TYPE_DEFINITION,
  ),
];

test.each([
  ["docs", `${DOCS_SCHEMA}${SITE_SCHEMA}${PARTS_SCHEMA}`],
  ["data", DATA_SCHEMA],
  ["showcase", SHOWCASE_SCHEMA],
  ["cli", CLI_SCHEMA],
])("the schema of %s can be parsed, and describes each of its types and fields", (_, schema) => {
  const { definitions } = parse(schema);
  expect(definitions.length).toBeGreaterThan(0);
  const bare = definitions
    .flatMap(described)
    .filter((one) => !("description" in one) || !/\S/.test(one.description?.value ?? ""));
  expect(bare.map((one) => ("name" in one ? one.name?.value : one.kind))).toEqual([]);
});
