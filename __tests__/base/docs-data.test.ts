import { findVersion } from "../../src/base/docs-data";

const versions = [
  { name: "current", label: "Next", isLast: false, mainDocPath: "/next" },
  { name: "2.0", label: "2.0", isLast: true, mainDocPath: "/start" },
];

test("an unknown version is an error that lists the versions; without a name it is the last version", () => {
  expect(findVersion(versions).name).toBe("2.0");
  expect(() => findVersion(versions, "3.0")).toThrowErrorMatchingInlineSnapshot(
    `"There is no docs version "3.0"; known: current, 2.0."`,
  );
  expect(() => findVersion([])).toThrowErrorMatchingInlineSnapshot(
    `"There is no docs version marked as the last; known: none."`,
  );
});
