import { freezeEnvironment } from "../../../src/markdown/base/frozen-environment";
import { environmentOf } from "../../support/compile";

const FROZEN = "content/versions/1.0/data";

test("a doc of an archived version has its version's data, under the usual paths", () => {
  const { environment, placeOf } = freezeEnvironment(
    "content/versions/1.0/docs/a.md",
    environmentOf({ "content/data/a.yaml": "new", [`${FROZEN}/a.yaml`]: "old" }),
  );
  expect(environment.readText("content/data/a.yaml")).toBe("old");
  expect(environment.listFiles("content/data")).toEqual(["content/data/a.yaml"]);
  expect(
    ["content/data", "content/data/a.yaml", "content/database/a.yaml"].map((file) => placeOf(file)),
  ).toEqual([FROZEN, `${FROZEN}/a.yaml`, "content/database/a.yaml"]);
});
