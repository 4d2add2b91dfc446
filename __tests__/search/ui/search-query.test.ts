import { formatQuery, readQueryString } from "../../../src/search/ui/search-query";

const NOTHING = { text: "", area: "", kind: "", version: "" };

test.each([
  ["", NOTHING],
  ["?q=gas+fees&area=build", { ...NOTHING, text: "gas fees", area: "build" }],
  ["?kind=guide&version=1.0", { ...NOTHING, kind: "guide", version: "1.0" }],
  ["?q=%3Cb%3E%26", { ...NOTHING, text: "<b>&" }],
  [`?q=${"x".repeat(65)}`, { ...NOTHING, text: "x".repeat(64) }],
])("%s asks for it", (search, expected) => {
  expect(readQueryString(search)).toEqual(expected);
});

test.each([
  NOTHING,
  { ...NOTHING, text: "a & b=c#d" },
  { text: "gas", area: "build", kind: "guide", version: "1.0" },
])("%j is read back as it was written", (query) => {
  expect(readQueryString(formatQuery(query))).toEqual(query);
});

test("unset parts aren't in the URL", () => {
  expect(formatQuery(NOTHING)).toBe("");
  expect(formatQuery({ ...NOTHING, area: "build" })).toBe("?area=build");
});
