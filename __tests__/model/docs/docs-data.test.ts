import {
  findDoc,
  findDocsData,
  findPluginData,
  findSidebar,
  findVersion,
} from "../../../src/model/docs/docs-data";

const versions = [
  { name: "current", label: "Next", isLast: false, mainDocPath: "/next" },
  { name: "2.0", label: "2.0", isLast: true, mainDocPath: "/start" },
];
const data = { "gatsby-source-docs": { default: { versions } }, "gatsby-source-showcase": {} };

test("docs data that is missing means that the docs plugin is not enabled", () => {
  expect(() => findDocsData({ "gatsby-plugin-mdx": {} })).toThrowErrorMatchingInlineSnapshot(
    `"The docs plugin does not seem to be enabled: "gatsby-source-docs" gave no versions. It belongs into the plugins of gatsby-config.ts; there is data of: gatsby-plugin-mdx."`,
  );
  expect(() => findDocsData({ "gatsby-source-docs": { default: { versions: [] } } })).toThrow(
    /does not seem to be enabled/,
  );
  expect(findDocsData(data).versions).toBe(versions);
});

test("an unknown plugin or plugin id is an error that lists what there is", () => {
  expect(() => findPluginData(data, "gatsby-source-blog")).toThrowErrorMatchingInlineSnapshot(
    `"There is no global data of a plugin "gatsby-source-blog"; there is: gatsby-source-docs, gatsby-source-showcase."`,
  );
  expect(() =>
    findPluginData(data, "gatsby-source-docs", "community"),
  ).toThrowErrorMatchingInlineSnapshot(
    `"The plugin "gatsby-source-docs" has no global data with the id "community"; it has: default."`,
  );
});

test("an unknown version is an error that lists the versions; without a name it is the last one", () => {
  expect(findVersion({ versions }).name).toBe("2.0");
  expect(() => findVersion({ versions }, "3.0")).toThrowErrorMatchingInlineSnapshot(
    `"There is no docs version "3.0"; there is: current, 2.0."`,
  );
});

const version = {
  name: "2.0",
  docs: [{ id: "build/fees", path: "/build/fees" }],
  draftIds: ["build/plan"],
  sidebars: ["build"],
};

test("a doc is found by its id, a draft yields nothing, and another id is an error that lists the ids", () => {
  expect([findDoc(version, "build/fees")?.path, findDoc(version, "build/plan")]).toEqual([
    "/build/fees",
    undefined,
  ]);
  expect(() => findDoc(version, "build/fee")).toThrowErrorMatchingInlineSnapshot(
    `"The docs version "2.0" has no doc with the id "build/fee"; it has: build/fees."`,
  );
});

test("an unknown sidebar is an error that lists the sidebars", () => {
  expect(findSidebar(version, "build")).toBe("build");
  expect(() => findSidebar(version, "learn")).toThrowErrorMatchingInlineSnapshot(
    `"The docs version "2.0" has no sidebar with the id "learn"; it has: build."`,
  );
});
