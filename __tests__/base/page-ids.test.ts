import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isPageId } from "../../src/base/page-ids";
import { ROOT } from "../support/import-graph";

const TEXTS = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(ROOT, "src", file), "utf8"));

const listNames = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** Globals that our scripts declare, and those that they look for because not every browser has them. */
const GLOBALS = TEXTS.flatMap((text) => [
  ...listNames(text, /^ {2}interface Window \{\n([^]*?)^ {2}\}/gm).flatMap((members) =>
    listNames(members, /^ {4}(\w+)\??:/gm),
  ),
  ...listNames(text, /^declare var (\w+)/gm),
  ...listNames(text, /"(\w+)" in window\b/g),
]);

test("no heading can take the place of a global that our scripts look for", () => {
  expect(GLOBALS).toEqual(
    expect.arrayContaining(["signals", "searchTyped", "trustedTypes", "requestIdleCallback"]),
  );
  expect(GLOBALS.filter((name) => !isPageId(name))).toEqual([]);
});

test.each([
  "webpackChunkcelo_docs", // webpack's list of chunks
  "pageData", // read by Gatsby
  ":r0:", // from React's useId
  "hs-script-loader",
  "search-spinner",
  "error-text",
])("the page itself uses the id %s", (id) => {
  expect(isPageId(id)).toBe(true);
});

test.each(["signal", "error-texts", "contents", "ethereum"])("%s is free for headings", (id) => {
  expect(isPageId(id)).toBe(false);
});
