import { listShowcaseNodes } from "../../../src/gatsby/source/showcase-nodes";
import { SHOWCASE_SCHEMA } from "../../../src/gatsby/source/showcase-schema";
import type { NodeFields } from "../../../src/gatsby/source/write-nodes";
import { showcaseOf, siteYaml } from "../../support/showcase";

const nodesOf = (files: Readonly<Record<string, string>>): NodeFields[] =>
  listShowcaseNodes(
    showcaseOf(files),
    (type, key) => `${type}:${key}`,
    (file) => `File:${file}`,
  );

test("a site is linked to the nodes of its tags, and has its position", () => {
  const nodes = nodesOf({
    "sites/a.yaml": siteYaml("A", { tags: ["apps", "wallets"] }),
    "sites/b.yaml": siteYaml("B", { tags: ["popular", "wallets"] }),
  });
  expect(
    nodes.flatMap(({ type, fields }) =>
      type === "ShowcaseSite" ? [[fields.slug, fields.position, fields.tags]] : [],
    ),
  ).toEqual([
    ["b", 0, ["ShowcaseTag:popular", "ShowcaseTag:wallets"]],
    ["a", 1, ["ShowcaseTag:apps", "ShowcaseTag:wallets"]],
  ]);
});

test("a site is linked to the node of its picture's file", () => {
  const nodes = nodesOf({
    "images/a.png": "",
    "sites/a.yaml": siteYaml("A", {
      picture: { file: "images/a.png", source: "https://example.org/a.png", license: "MIT" },
    }),
    "sites/b.yaml": siteYaml("B"),
  });
  expect(
    nodes.flatMap(({ type, fields }) => (type === "ShowcaseSite" ? [fields.image] : [])),
  ).toEqual(["File:content/showcase/images/a.png", null]);
});

test("while the tags can't be read, sites are kept but have no tags", () => {
  const nodes = nodesOf({ "tags.yaml": "apps: [\n", "sites/a.yaml": siteYaml("A") });
  expect(nodes.map(({ type, key, fields }) => [type, key, fields.tags])).toEqual([
    ["ShowcaseSite", "a", []],
    ["ShowcaseFault", "0", undefined],
  ]);
});

test("every node has a type that the source owns", () => {
  const nodes = nodesOf({ "sites/a.yaml": siteYaml("A"), "sites/b.yml": "" });
  const types = [...SHOWCASE_SCHEMA.matchAll(/type (\w+) implements/g)].map(([, type]) => type);
  expect(new Set(nodes.map(({ type }) => type))).toEqual(new Set(types));
});
