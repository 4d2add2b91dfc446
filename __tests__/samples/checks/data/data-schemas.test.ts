import { findSchema } from "../../../../src/samples/checks/data/data-schemas";
import { sampleOf } from "../../../support/pinned-site";

const ABI = "the schema of Solidity ABIs";
const nameOf = (code: string, title?: string, language = "json"): string | undefined =>
  findSchema(sampleOf(code, { language, ...(title !== undefined && { title }) }))?.name;

test.each([
  { code: '[{ "type": "function", "inputs": [] }]', name: ABI },
  { code: '[{ "type": "function", "inputs": [] }, { "type": "fallback" }]', name: undefined },
  { code: "[]", name: undefined },
  { code: '{ "type": "function", "inputs": [] }', name: undefined },
  {
    code: '[{ "contract": "Validators", "function": "setX" }]',
    name: "the contracts in @celo/abis",
  },
  { code: '{ "mcpServers": {} }', name: "the schema of MCP settings" },
  { code: '{ "name": "x", "image": "y" }', name: "the ERC-721 metadata schema" },
  { code: '{ "name": "x" }', name: undefined },
  { code: "null", name: undefined },
])("$code has the format $name by its content", ({ code, name }) => {
  expect(nameOf(code)).toBe(name);
});

test("a block's title overrides its content, but only in the format's language", () => {
  expect(nameOf("[]", "abi.json")).toBe(ABI);
  expect(nameOf("{}", "app/package.json")).toBe("the package.json schema");
  expect(nameOf("groups: []", undefined, "yaml")).toBe("the schema of Prometheus rules");
  expect(nameOf('{ "groups": [] }')).toBeUndefined();
  expect(nameOf("{ broken", "package.json")).toBeUndefined();
});
