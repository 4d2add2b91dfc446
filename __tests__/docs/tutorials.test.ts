import { readFileSync } from "node:fs";
import { readShowcaseTags } from "../../src/data/showcase/read-showcase";
import { TUTORIAL_LEVELS } from "../../src/docs/tutorial-levels";
import { doc } from "../support/doc";
import { site } from "../support/site";

const TUTORIAL = { level: "beginner", topics: ["nft", "react"], duration: 30 };
const build = (tutorial: unknown, tutorialTags?: readonly string[]) =>
  site({
    files: { "content/docs/a.md": doc({ tutorial }) },
    ...(tutorialTags && { tutorialTags }),
  });

test("a doc with a tutorial block is a tutorial, and a doc without one isn't", () => {
  expect(build(TUTORIAL).docs.map(({ tutorial }) => tutorial)).toEqual([TUTORIAL]);
  const { docs } = build(undefined);
  expect(docs.map(({ tutorial }) => tutorial)).toEqual([null]);
});

test('the kind of a tutorial, which the search filters by, is "tutorial" even if not stated', () => {
  const kindOf = (frontmatter: Parameters<typeof doc>[0]) =>
    site({ files: { "content/docs/a.md": doc(frontmatter) } }).docs.map(({ kind }) => kind);
  expect(kindOf({ tutorial: TUTORIAL })).toEqual(["tutorial"]);
  expect(kindOf({ tutorial: TUTORIAL, kind: "tutorial" })).toEqual(["tutorial"]);
  expect(kindOf({ kind: "guide" })).toEqual(["guide"]);
  expect(kindOf({})).toEqual([null]);
});

test("a level without a tag can't be shown, and is reported", () => {
  expect(build(TUTORIAL, ["nft", "react"]).faultText).toContain(
    'content/docs/a.md:5:1 The level "beginner" has no tag.',
  );
});

test("while the tags can't be read, no topic is a fault", () => {
  const { faults } = site({
    files: { "content/docs/a.md": doc({ tutorial: TUTORIAL }) },
    tutorialTags: undefined,
  });
  expect(faults).toEqual([]);
});

test("every level has its tag", () => {
  const { tags = [] } = readShowcaseTags(readFileSync("content/showcase/tags.yaml", "utf8"));
  const ids = tags.flatMap(({ id, group }) => (group === "tutorials" ? id : []));
  expect(ids).toEqual(expect.arrayContaining([...TUTORIAL_LEVELS]));
});
