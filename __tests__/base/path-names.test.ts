import { readdirSync } from "node:fs";
import { RESERVED_NAMES, caseKey, checkRoute, printName } from "../../src/base/path-names";
import { twinPath } from "../../src/base/paths";
import * as FILES from "../../src/outputs/file-names";
import { listHeaderRules } from "../../src/outputs/hosting/header-rules";
import { cardPath } from "../../src/site/cards";

const rulePatterns = listHeaderRules({ pages: "x", liveFrames: "y" })
  .map(({ pattern }) => pattern.replace("*", "x"))
  .filter((pattern) => pattern !== "/x");

test.each([
  ...Object.values(FILES),
  ...[twinPath("/build"), cardPath("/"), cardPath("/build")],
  ...["/sitemap.xml", "/sw.js", "/404.html", "/_headers", "/_redirects"],
  ...["/page-data/x", "/static/x", "/~partytown/x", "/_gatsby/x"],
  ...rulePatterns,
])("the build writes %s, or sends it with its own headers", (address) => {
  expect(checkRoute(`/${address.replace(/^\//, "")}`)).toBeDefined();
});

test("every folder of static/ belongs to files", () => {
  const names = readdirSync("static");
  expect(names.filter((name) => !checkRoute(`/${name}`))).toEqual([]);
});

test("reserved names are written in the form in which they are compared", () => {
  expect(RESERVED_NAMES.map(caseKey)).toEqual(RESERVED_NAMES);
});

test("a name is printed so that a terminal shows every character", () => {
  expect(printName("a\u001b[2J\u202eb\u3164 ü")).toBe("a\\u{1b}[2J\\u{202e}b\\u{3164} ü");
});

test("a name may have 120 bytes, and a longer one is reported by its beginning", () => {
  expect(checkRoute(`/${"é".repeat(60)}`)).toBeUndefined();
  expect(checkRoute(`/${"é".repeat(60)}x`)?.problem).toBe(
    `"${"é".repeat(30)}…" is longer than 120 bytes.`,
  );
  expect(checkRoute(`/ab${"x".repeat(119)}`)?.problem).toBe(
    `"ab${"x".repeat(28)}…" is longer than 120 bytes.`,
  );
});

test.each(["/con", "/build/NUL", "/Aux/x", "/com1.v2", "/lpt¹"])(
  "Windows can't have a file or folder %s",
  (path) => {
    expect(checkRoute(path)?.problem).toContain("is the name of a device on Windows");
  },
);

test.each(["/contracts", "/com", "/com10", "/lpt0", "/auxiliary"])("%s is no device", (path) => {
  expect(checkRoute(path)).toBeUndefined();
});
