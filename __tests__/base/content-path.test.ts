import { isStaticData, refusePath } from "../../src/base/content-path";

test.each([
  ["content/docs/a.md", undefined],
  ["shared/a.md", undefined],
  ["content-old/a.md", "outside"],
  ["shared-old/a.md", "outside"],
  ["content", "outside"],
  ["content/../secret.md", "outside"],
  ["content/.git/config", "hidden"],
  ["content/a\\b.md", "characters"],
] as const)("a doc may read %s, or the reason is %s", (file, reason) => {
  expect(refusePath(file, "text", ["shared"])).toBe(reason);
});

test.each([
  ["favicon.svg", true],
  ["papers/Celo.PDF", true],
  [".DS_Store", true],
  [".well-known/apple-app-site-association", true],
  ["script.js", false],
  [".hidden/script.mjs", false],
  [".well-known/page.html", false],
  ["page.htm", false],
  ["module.wasm", false],
  ["style.css", false],
  ["_headers", false],
  ["_worker.js/index.json", false],
  ["_routes.json", false],
])("a host serves static/%s as data: %s", (file, isData) => {
  expect(isStaticData(`static/${file}`)).toBe(isData);
});
