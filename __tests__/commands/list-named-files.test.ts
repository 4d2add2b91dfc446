import { jest } from "@jest/globals";
import { listNamedFiles } from "../../src/commands/run-command";

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

test("files are named from the root of the repository", () => {
  expect(listNamedFiles(["./package.json", "README.md"], "Usage")).toEqual([
    "package.json",
    "README.md",
  ]);
  expect(process.exitCode).toBeUndefined();
});

test("a file that is missing is named, with how the command is used", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(listNamedFiles(["package.json", "nothing.md"], "Usage: …")).toBeUndefined();
  expect(error).toHaveBeenCalledWith("There is no file nothing.md.\n\nUsage: …");
  expect(process.exitCode).toBe(1);
});
