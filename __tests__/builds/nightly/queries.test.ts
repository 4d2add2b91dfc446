import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type SiteCopy, copySite } from "../site-copy";

/*
 * Runs the queries in content/README.md in a build of part of the content. The build stops before webpack, since links to
 * the pages that were left out would fail it.
 */

const FOLDER = "content/docs/developer";
const KEPT = new Set(["deploy", "walkthrough", "indexers", "oracles", "web3modal"]);
const BLOCK = /^(.+\?)\n\n```graphql\n([^]*?)```$/gm;
const QUERIES = [...readFileSync("content/README.md", "utf8").matchAll(BLOCK)].map(
  ([, question = "", query = ""]) => ({ question, query }),
);
/** Queries that usually return nothing, because they list what is still missing. */
const MAY_BE_EMPTY = new Set(["stale", "withoutSource", "withoutTag"]);

const PLUGIN = `const { readFileSync, writeFileSync } = require("node:fs");
exports.createPages = async ({ graphql }) => {
  const answers = [];
  for (const query of JSON.parse(readFileSync("queries.json", "utf8"))) {
    const { data, errors = [] } = await graphql(query);
    answers.push({ data, errors: errors.map(({ message }) => message) });
  }
  writeFileSync("answers.json", JSON.stringify(answers));
};
`;

type Answer = {
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors: readonly string[];
};

let site: SiteCopy;
let answers: readonly Answer[];

beforeAll(() => {
  site = copySite();
  for (const name of readdirSync(join(site.root, "content/docs")))
    if (`content/docs/${name}` !== FOLDER) site.remove(`content/docs/${name}`);
  for (const name of readdirSync(join(site.root, FOLDER)))
    if (!KEPT.has(name)) site.remove(`${FOLDER}/${name}`);
  site.write("plugins/ask/package.json", '{ "name": "ask" }');
  site.write("plugins/ask/gatsby-node.js", PLUGIN);
  site.write("queries.json", JSON.stringify(QUERIES.map(({ query }) => query)));
  const config = readFileSync(join(site.root, "gatsby-config.ts"), "utf8");
  site.write("gatsby-config.ts", config.replace('"gatsby-source-docs",', '$& "ask",'));
  const { output } = site.build();
  try {
    answers = JSON.parse(readFileSync(join(site.root, "answers.json"), "utf8")) as Answer[];
  } catch {
    throw new Error(`No query was answered:\n${output.slice(-4000)}`);
  }
}, 600_000);

afterAll(() => {
  site.remove(".");
});

test("there are at least fifteen", () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(15);
});

/** Names of the queries that returned nothing. */
const listEmpty = (data: Answer["data"]): string[] =>
  Object.entries(data).flatMap(([name, found]) => {
    const { nodes, group } = (found ?? {}) as { nodes?: unknown[]; group?: unknown[] };
    const list = Array.isArray(found) ? found : (nodes ?? group ?? (found === null ? [] : [found]));
    return list.length === 0 && !MAY_BE_EMPTY.has(name) ? [name] : [];
  });

test.each(QUERIES.map(({ question }, at) => [question, at] as const))("%s", (_, at) => {
  const { data, errors } = answers[at] ?? { data: {}, errors: ["It was not asked."] };
  expect(errors).toEqual([]);
  expect(listEmpty(data)).toEqual([]);
});

test("a date can be compared and formatted, a link has its target, and a block has its check", () => {
  const text = JSON.stringify(answers.map(({ data }) => data));
  expect(text).toMatch(/"factsChecked":"[a-z0-9 ]+ ago"/);
  expect(text).toMatch(/"asOf":"\d+ [A-Z][a-z]+ \d{4}"/);
  expect(text).toContain('"target":"https://faucet.celo.org');
  expect(text).toMatch(/"state":"checked","checkedBy":"[^"]+ \d/);
  expect(text).toContain('"asset":"content/docs/developer/web3modal/images/appkit-networks.png"');
});
