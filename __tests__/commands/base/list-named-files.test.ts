import { jest } from "@jest/globals";
import { listNamedFiles } from "../../../src/commands/base/run-command";

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

test("files are named relative to the root of the repository", () => {
  expect(listNamedFiles(["./package.json", "README.md"], "Usage")).toEqual([
    "package.json",
    "README.md",
  ]);
  expect(process.exitCode).toBeUndefined();
});

test("a missing file is reported, with the usage of the command", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(listNamedFiles(["package.json", "nothing.md"], "Usage: …")).toBeUndefined();
  expect(error).toHaveBeenCalledWith("There is no file nothing.md.\n\nUsage: …");
  expect(process.exitCode).toBe(1);
});
