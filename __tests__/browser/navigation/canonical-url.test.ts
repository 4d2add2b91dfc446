import { jest } from "@jest/globals";
import { makeUrlCanonical, repairEscapes } from "../../../src/browser/navigation/canonical-url";

const warn = jest.spyOn(console, "warn").mockReturnValue();

beforeEach(() => {
  warn.mockClear();
});

test.each([
  ["/build", "/build"],
  ["#%C3%BC", "#%C3%BC"],
  ["/a%2Fb", "/a%2Fb"],
  ["/%zz", "/%25zz"],
  ["#%", "#%25"],
  ["#%E0%A4%A", "#%25E0%25A4%25A"],
])("%s becomes %s", (text, repaired) => {
  expect(repairEscapes(text)).toBe(repaired);
});

test("a valid URL isn't touched", () => {
  history.replaceState({ kept: 1 }, "", "/build?q=%zz#fees");
  makeUrlCanonical();
  expect(location.href).toBe("http://localhost/build?q=%zz#fees");
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  { from: "/%zz?a=1#fees", to: "/%25zz?a=1#fees" },
  { from: "/build/?q=%zz#%", to: "/build?q=%zz#%25" },
])("$from becomes $to, with its query and state, and a warning", ({ from, to }) => {
  history.replaceState({ kept: 1 }, "", from);
  makeUrlCanonical();
  expect(location.href).toBe(`http://localhost${to}`);
  expect(history.state).toEqual({ kept: 1 });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("invalid percent-encoding"));
});
