import { describeRefresh } from "../../../src/gatsby/develop/describe-refresh";
import { doc } from "../../support/doc";
import { site } from "../../support/site";

const { docs, faults } = site({
  files: { "content/docs/a.md": doc({}, "[no](/page)"), "content/docs/b.md": doc({}) },
});

test("a save is one line: the pages, how long it took, and how many faults there are", () => {
  const refresh = { files: ["content/docs/a.md", "content/tags.yaml"], ms: 1234 };
  const [fault] = faults.filter(({ rule }) => rule === "link/unknown-page");
  expect(describeRefresh(refresh, { docs, faults: fault ? [fault] : [] })).toBe(
    "/a, content/tags.yaml: read again in 1.2 s, 1 fault",
  );
});

test("many files are counted", () => {
  const files = ["a", "b", "c", "d", "e"];
  expect(describeRefresh({ files, ms: 60 }, { docs, faults: [] })).toBe(
    "a, b, c and 2 more: read again in 0.1 s, no faults",
  );
});
