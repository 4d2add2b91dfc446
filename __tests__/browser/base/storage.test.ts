import { jest } from "@jest/globals";
import { readStored, writeStored } from "../../../src/browser/base/storage";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("what was written is read", () => {
  writeStored("theme", "light");
  expect(readStored("theme")).toBe("light");
});

test("null deletes the value", () => {
  writeStored("theme", "light");
  writeStored("theme", null);
  expect(readStored("theme")).toBeNull();
});

test("blocked storage reads as null", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(readStored("theme")).toBeNull();
});

test("full storage loses the choice and nothing else", () => {
  writeStored("theme", "dark");
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeStored("theme", "light");
  expect(setItem).toHaveBeenCalledTimes(1);
  expect(readStored("theme")).toBe("dark");
});
