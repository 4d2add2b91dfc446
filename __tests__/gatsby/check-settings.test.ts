import { jest } from "@jest/globals";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../src/gatsby/check-settings";
import { settings } from "../../src/site/settings";
import { temporaryFolders } from "../support/folder";

const newFolder = temporaryFolders();
const environment = { ...process.env };
const folder = process.cwd();

afterEach(() => {
  process.chdir(folder);
  process.env = { ...environment };
  jest.restoreAllMocks();
});

const PLUGINS = [
  ...["gatsby-source-docs", "gatsby-source-filesystem", "gatsby-transformer-sharp"],
  ...["image", "mdx", "react-helmet", "sharp"].map((name) => `gatsby-plugin-${name}`),
];

/** Starts a build with these variables. Returns its output and whether it continues. */
function begin(
  variables: Readonly<Record<string, string>>,
  plugins: readonly string[] = PLUGINS,
  program: { readonly prefixPaths?: boolean } = {},
): { said: string; goesOn: boolean } {
  process.chdir(newFolder());
  Object.assign(process.env, variables);
  const said: string[] = [];
  jest.spyOn(process.stderr, "write").mockImplementation((text) => said.push(String(text)) > 0);
  const panic = jest.fn((words: string) => said.push(words));
  const flattenedPlugins = plugins.map((name) => ({ name }));
  void onPreInit!(
    {
      reporter: { panic },
      store: { getState: () => ({ flattenedPlugins, program }) },
    } as unknown as ParentSpanPluginArgs,
    { plugins: [] },
    () => undefined,
  );
  return { said: said.join(""), goesOn: panic.mock.calls.length === 0 };
}

const HOSTED = {
  SEARCH_APP_ID: "TESTAPP001",
  SEARCH_PUBLIC_KEY: "publicsearchkey0123456789",
  SEARCH_INDEX_NAME: "celo-docs-test",
};

test.each([
  { name: "nothing", variables: {} },
  { name: "the hosted search", variables: HOSTED },
])("a build continues with $name configured", ({ variables }) => {
  expect(begin(variables)).toEqual({ said: "", goesOn: true });
});

test.each([
  {
    name: "only the search's id",
    variables: { SEARCH_APP_ID: "TESTAPP001" },
    words: "SEARCH_APP_ID is set, but not SEARCH_PUBLIC_KEY and SEARCH_INDEX_NAME",
  },
  {
    name: "an impossible id",
    variables: { ...HOSTED, SEARCH_APP_ID: "not an id" },
    words: 'SEARCH_APP_ID is "not an id"',
  },
])("with $name it fails, and names the variable", ({ variables, words }) => {
  const { said, goesOn } = begin(variables);
  expect(goesOn).toBe(false);
  expect(said).toContain(words);
});

test("all problems with the search and the services are reported at once", () => {
  const { said, goesOn } = begin({
    SERVICES_ANALYTICS_ID: "G-",
    SERVICES_ASSISTANT_URL: "http://cdn.example.com/chat.js",
    SERVICES_CHAT_KEY: "x",
    SEARCH_APP_ID: "TESTAPP001",
  });
  expect(goesOn).toBe(false);
  for (const words of [
    "SEARCH_APP_ID is set, but not",
    'SERVICES_ANALYTICS_ID is "G-"',
    'SERVICES_ASSISTANT_URL is "http://cdn.example.com/chat.js": the address has to begin with https://',
    "SERVICES_ASSISTANT_URL is set, but not SERVICES_ASSISTANT_KEY",
    "SERVICES_CHAT_KEY is set, but isn't a variable of any service.",
  ]) {
    expect(said).toContain(words);
  }
});

test.each([
  ["gatsby-source-docs", "so the site would have no docs."],
  ["gatsby-plugin-mdx", "so the site would have no pages and docs written in .mdx files."],
])("without %s it fails, and says what the site would lack", (plugin, words) => {
  const { said, goesOn } = begin(
    {},
    PLUGINS.filter((name) => name !== plugin),
  );
  expect(goesOn).toBe(false);
  expect(said).toContain(words);
});

test("a site below a path of its host can only be built with --prefix-paths", () => {
  const { url } = settings;
  Object.assign(settings, { url: "https://example.org/docs" });
  expect(begin({}, PLUGINS, { prefixPaths: true })).toEqual({ said: "", goesOn: true });
  const { said, goesOn } = begin({});
  expect(goesOn).toBe(false);
  expect(said).toContain(
    "its pages are served below /docs. Build the site with `gatsby build --prefix-paths`",
  );
  Object.assign(settings, { url });
});
