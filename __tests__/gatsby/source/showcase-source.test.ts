import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { temporaryFolders } from "../../support/folder";
import { TAGS_YAML, siteYaml } from "../../support/showcase";
import { createFakeStore } from "./fake-store";

process.env.gatsby_executing_command = "develop"; // Read when the module is loaded.
const { createPages, sourceNodes } = await import("../../../src/gatsby/source/showcase-source");

const FOLDER = "content/showcase/sites";
const root = temporaryFolders()({
  "content/showcase/tags.yaml": TAGS_YAML,
  [`${FOLDER}/a.yaml`]: siteYaml("A"),
});
jest.spyOn(process, "cwd").mockReturnValue(root);

const { args, nodes, said } = createFakeStore();
const listSites = (): string[] =>
  [...nodes.values()].flatMap((node) =>
    node.internal.type === "ShowcaseSite" ? [String(node.name)] : [],
  );
const write = (file: string, text: string): void => {
  writeFileSync(join(root, FOLDER, file), text);
};
const createPagesAgain = () => createPages?.(args as never, {} as never, () => undefined);

test("before the first sourcing, the creation of pages reads nothing", async () => {
  await createPagesAgain();
  expect(listSites()).toEqual([]);
  await sourceNodes?.(args as never, {} as never, () => undefined);
  expect(listSites()).toEqual(["A"]);
});

test("a new file brings its site when pages are created again", async () => {
  write("b.yaml", siteYaml("B"));
  await createPagesAgain();
  expect(listSites()).toEqual(["A", "B"]);
});

test("a deleted file takes its site away when pages are created again", async () => {
  rmSync(join(root, FOLDER, "b.yaml"));
  await createPagesAgain();
  expect(listSites()).toEqual(["A"]);
});

test("faults are said when they change, and so is their end", async () => {
  said.length = 0;
  const before = siteYaml("A");
  write("a.yaml", before.replace("apps", "appz"));
  await createPagesAgain();
  await createPagesAgain();
  write("a.yaml", before);
  await createPagesAgain();
  expect(said).toEqual([
    expect.stringMatching(/^content\/showcase:\ncontent\/showcase\/sites\/a\.yaml:.*appz/s),
    "content/showcase: no faults",
  ]);
});
