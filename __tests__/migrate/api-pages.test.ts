import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { Surroundings } from "../../src/migrate/base/surroundings";
import { openDescriptions, unpackOperation } from "../../src/migrate/command/api-descriptions";
import { openForeign } from "../../src/migrate/command/foreign-files";
import { migratePage } from "../../src/migrate/migrate-page";
import { findInDescription } from "../../src/migrate/openapi/operation";
import { siteFolders } from "../commands/site-folder";

const folder = siteFolders();

const USER = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string", format: "uuid", description: "Set by {server}, or <none>." },
    tags: { type: "array", items: { $ref: "#/components/schemas/Tag" } },
    boss: { $ref: "#/components/schemas/User" },
  },
};
const DESCRIPTION = {
  openapi: "3.1.0",
  servers: [{ url: "https://{area}.example.com/", variables: { area: { default: "api" } } }],
  paths: {
    "/users/{id}/": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      get: {
        summary: "Get a user",
        description: "Returns one user, with the tags that others gave it since the last export.",
        parameters: [
          { name: "sort", in: "query", schema: { enum: ["up", "down"], default: "up" } },
          { $ref: "#/components/parameters/Limit" },
        ],
        responses: {
          "200": {
            description: "The user | its tags",
            content: { "application/json": { schema: { $ref: "#/components/schemas/User" } } },
          },
          "404": {
            description: "No such user",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Tag" } } },
          },
        },
      },
    },
  },
  components: {
    parameters: {
      Limit: { name: "limit", in: "query", description: "Most", schema: { type: "integer" } },
    },
    schemas: {
      User: USER,
      Tag: { allOf: [{ properties: { name: { type: ["string", "null"] } } }] },
    },
  },
};

const TABLES = `\`\`\`http
GET https://api.example.com/users/{id}
\`\`\`

Returns one user, with the tags that others gave it since the last export.

## Parameters and responses

The parameters of \`GET /users/{id}\`:

| Parameter | In | Type | Required | Description |
| --- | --- | --- | --- | --- |
| \`id\` | path | \`string\` | yes |  |
| \`sort\` | query | \`string\` | no | One of \`up\`, \`down\`. Default: \`up\`. |
| \`limit\` | query | \`integer\` | no | Most. |

| Status | Response |
| --- | --- |
| \`200\` | The user \\| its tags |
| \`404\` | No such user |

The fields of the response 200:

| Field | Type | Required | Description |
| --- | --- | --- | --- |
| \`id\` | \`string (uuid)\` | yes | Set by \\{server}, or \\<none>. |
| \`tags\` | \`object[]\` | no |  |
| \`tags[].name\` | \`string or null\` | no |  |
| \`boss\` | \`object\` | no |  |`;

const ALONE: Surroundings = {
  isGitBook: false,
  findLink: () => undefined,
  findFragment: () => undefined,
  namePicture: (src) => src,
  findOperation: () => undefined,
  unpack: unpackOperation,
  basePath: "",
};

const bodyOf = (text: string): string => text.replace(/^---[\s\S]*?---\n\n/, "").trim();

test("a page of Mintlify gets the operation from the description in the other repository", () => {
  const root = folder({
    "docs/api/openapi.json": JSON.stringify(DESCRIPTION),
    "docs/docs.json": "{}",
  });
  const site = { ...ALONE, findOperation: openDescriptions(openForeign(join(root, "docs"))) };
  const page = (yaml: string) => migratePage("page.md", `---\n${yaml}\n---\n`, site);
  const { text, decisions } = page('openapi: "GET /users/{id}"');
  expect(bodyOf(text).slice(0, TABLES.length)).toBe(TABLES);
  expect(text).toMatch(/^---\ntitle: Get a user\ndescription: Returns one user/);
  expect(decisions.map(({ kind, problem }) => `${kind}: ${problem}`)).toEqual([
    "left-out: Left out: the fields of the responses 404.",
    "left-out: Left out: the fields of boss.tags[], boss.boss.",
    "made: The description was taken from the start of the page.",
  ]);
  expect(bodyOf(page("title: A\nopenapi: ./api/openapi.json get /users/{id}/").text)).toContain(
    "| `limit` | query | `integer` | no | Most. |",
  );
  // What isn't found stays, and is a fault of the page.
  expect(page("title: A\nopenapi: POST /users").text).toContain("openapi: POST /users");
  expect(page("title: A\nopenapi: other.json GET /users/{id}").text).toContain("openapi: other");
});

test("a page of Docusaurus has the operation inside, and what was generated from it is left out", () => {
  const operation = findInDescription(DESCRIPTION, "get", "/users/{id}");
  const api = {
    ...operation?.values,
    method: "get",
    path: "/users/{id}",
    servers: DESCRIPTION.servers,
  };
  const page = (value: string): string =>
    migratePage(
      "get-user.api.md",
      `---\nid: get-user\ntitle: Get a user\nhide_title: true\napi: ${value}\ninfo_path: api/users\n---

import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import StatusCodes from "@theme/StatusCodes";

<MethodEndpoint
  method={"get"}
  path={"/users/{id}"}
>
</MethodEndpoint>

:::info beta

Words of a person.

:::

<StatusCodes {...require("./get-user.StatusCodes.json")}>
</StatusCodes>
`,
      ALONE,
    ).text;
  const packed = page(deflateSync(JSON.stringify(api)).toString("base64"));
  expect(packed).not.toMatch(/^(?:api|info_path):|MethodEndpoint|StatusCodes/m);
  expect(bodyOf(packed)).toContain("GET https://api.example.com/users/{id}");
  expect(bodyOf(packed)).toContain(":::info[beta]\n\nWords of a person.\n\n:::\n\n## Parameters");
  expect(bodyOf(packed)).toContain("| `404` | No such user |");
  expect(page(JSON.stringify(api))).toContain("| `sort` | query | `string` | no |");
});

test("an address in Mintlify's `api:` stays, and schemas that multiply come to an end", () => {
  const { text } = migratePage(
    "a.md",
    "---\ntitle: A\napi: POST https://a.example/b\n---\n\nWords.",
  );
  expect(bodyOf(text)).toBe("```http\nPOST https://a.example/b\n```\n\nWords.");
  const twice = { $ref: "#/components/schemas/A" };
  const schemas = { A: { allOf: [twice, twice, { properties: { a: twice, b: twice } }] } };
  const responses = { "200": { content: { "application/json": { schema: twice } } } };
  const document = { paths: { "/a": { get: { responses } } }, components: { schemas } };
  const { decisions } = migratePage("a.md", "---\ntitle: A\nopenapi: GET /a\n---\n", {
    ...ALONE,
    findOperation: (method, path) => findInDescription(document, method, path),
  });
  expect(decisions.map(({ problem }) => problem)).toContain(
    "Left out: the rest of its fields, since there are too many.",
  );
});

describe("commands for each package manager", () => {
  const tab = (name: string, code: string): string =>
    `<TabItem value="${name}" label="${name}">\n\n\`\`\`bash\n${code}\n\`\`\`\n\n</TabItem>`;
  const convert = (body: string): string =>
    bodyOf(migratePage("a.md", `---\ntitle: A\n---\n\n${body}`).text);
  test.each([
    [
      "tabs",
      `<Tabs groupId="npm2yarn">\n${tab("npm", "npm install --save viem")}\n${tab("Yarn", "yarn add viem")}\n</Tabs>`,
    ],
    [
      "a group of code",
      "<CodeGroup>\n```bash npm\nnpm install --save viem\n```\n```bash pnpm\npnpm i viem\n```\n</CodeGroup>",
    ],
  ])("%s become one block of npm commands", (_, body) => {
    expect(convert(body)).toBe("```bash npm2yarn\nnpm install --save viem\n```");
  });
  test("a tab with other commands keeps all tabs", () => {
    const body = `<Tabs>\n${tab("npm", "npm install viem")}\n${tab("yarn", "yarn add viem ox")}\n</Tabs>`;
    expect(convert(body)).toBe(body);
  });
});
