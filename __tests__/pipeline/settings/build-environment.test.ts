import { readFileSync } from "node:fs";
import { dropUnreadVariables } from "../../../src/pipeline/settings/build-environment";

const namesAfter = (names: readonly string[]): string[] => {
  const environment: NodeJS.ProcessEnv = {};
  for (const name of names) environment[name] = "value";
  dropUnreadVariables(environment);
  return Object.keys(environment);
};

test.each([
  ["the key that may write the search index", "SEARCH_ADMIN_KEY"],
  ["tokens of registries", "NPM_TOKEN"],
  ["tokens of registries for npm", "NODE_AUTH_TOKEN"],
  ["npm's configuration", "npm_config__authToken"],
  ["GitHub's token", "GITHUB_TOKEN"],
  ["keys of clouds", "AWS_SECRET_ACCESS_KEY"],
  ["Git's configuration", "GIT_CONFIG_VALUE_0"],
  ["a name that only begins like one of ours", "MCP_URL_SECRET"],
])("a build has no access to %s", (_, name) => {
  expect(namesAfter([name])).toEqual([]);
});

test("it keeps what Gatsby and the system need, and every public setting of .env.example", () => {
  const system = ["PATH", "HOME", "NODE_ENV", "gatsby_executing_command", "GATSBY_CPU_COUNT"];
  const [settings = ""] = readFileSync(".env.example", "utf8").split("# Tests:");
  const ours = [...settings.matchAll(/^([A-Z_]+)=$/gm)].map(([, name = ""]) => name);
  expect(ours.length).toBeGreaterThan(15);
  expect(namesAfter([...system, ...ours])).toEqual([
    ...system,
    ...ours.filter((name) => name !== "SEARCH_ADMIN_KEY"),
  ]);
});
