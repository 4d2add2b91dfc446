import {
  createEntryKey,
  readAction,
  readEntryKey,
  watchHistory,
} from "../../../src/browser/navigation/history-entries";

const KEY = /^[a-z0-9]{6}$/;
const left: string[] = [];

beforeAll(() => {
  watchHistory(() => left.push(location.pathname));
});

test("a key has six letters and digits, and is different every time", () => {
  const keys = Array.from({ length: 200 }, createEntryKey);
  expect(keys.filter((key) => !KEY.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(200);
});

test("the first entry of a visit has a key, too", () => {
  expect([readAction(), KEY.test(readEntryKey())]).toEqual(["POP", true]);
});

test("a new entry is a PUSH with its own key, and the page left is reported", () => {
  const before = readEntryKey();
  history.pushState({ key: "1732181234567", from: "menu" }, "", "/next");
  expect([readAction(), location.pathname, left.at(-1)]).toEqual(["PUSH", "/next", "/"]);
  expect(history.state).toEqual({ key: expect.stringMatching(KEY) as string, from: "menu" });
  expect(readEntryKey()).not.toBe(before);
});

test("the router's REPLACE is a new entry; any other REPLACE keeps the key", () => {
  const before = readEntryKey();
  history.replaceState({ mine: 1 }, "", "/next?q=a");
  expect([readAction(), readEntryKey()]).toEqual(["REPLACE", before]);
  history.replaceState({ key: "1732181234567" }, "", "/other");
  expect(readEntryKey()).toMatch(KEY);
  expect(readEntryKey()).not.toBe(before);
});

test("going back is a POP; a link to a heading, followed by the browser, is a PUSH", () => {
  dispatchEvent(new PopStateEvent("popstate", { state: { key: "abc123" } }));
  expect(readAction()).toBe("POP");
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
  expect([readAction(), KEY.test(readEntryKey())]).toEqual(["PUSH", true]);
});
