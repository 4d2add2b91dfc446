import { decodePath } from "../../src/browser/decode-path";

test("a path is decoded, and one that cannot be says so", () => {
  expect(decodePath("/one%20two")).toBe("/one two");
  expect(() => decodePath("/x%E0%A4%A")).toThrow(
    "Pathname /x%E0%A4%A could not be decoded; this is likely caused by an invalid percent-encoding.",
  );
});
