import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { temporaryFolders } from "../../support/folder";
import { TAGS_YAML, siteYaml } from "../../support/showcase";
import { createFakeStore } from "./fake-store";

const FOLDER = "content/showcase/sites";
const root = temporaryFolders()({
  "content/showcase/tags.yaml": TAGS_YAML,
  [`${FOLDER}/a.yaml`]: siteYaml("A"),
});
jest.spyOn(process, "cwd").mockReturnValue(root);
process.env.gatsby_executing_command = "develop"; // Read when the build value is created.
const { sourceNodes } = await import("../../../src/gatsby/source/showcase-source");

const { args, nodes, said } = createFakeStore();
const listSites = (): string[] =>
  [...nodes.values()].flatMap((node) =>
    node.internal.type === "ShowcaseSite" ? [String(node.name)] : [],
  );
const write = (file: string, text: string): void => {
  writeFileSync(join(root, FOLDER, file), text);
};
const source = () => sourceNodes?.(args as never, {} as never, () => undefined);

test("each file is a site; a new file adds a site when nodes are sourced again", async () => {
  await source();
  expect(listSites()).toEqual(["A"]);
  write("b.yaml", siteYaml("B"));
  await source();
  expect(listSites()).toEqual(["A", "B"]);
});

test("deleting a file removes its site", async () => {
  rmSync(join(root, FOLDER, "b.yaml"));
  await source();
  expect(listSites()).toEqual(["A"]);
});

test("faults are printed when they change, and a message is printed when they are gone", async () => {
  said.length = 0;
  const before = siteYaml("A");
  write("a.yaml", before.replace("apps", "appz"));
  await source();
  await source();
  write("a.yaml", before);
  await source();
  expect(said).toEqual([
    expect.stringMatching(/^content\/showcase:\ncontent\/showcase\/sites\/a\.yaml:.*appz/s),
    "content/showcase: no faults",
  ]);
});
