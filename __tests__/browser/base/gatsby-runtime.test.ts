import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const GATSBY = dirname(require.resolve("gatsby/package.json"));
const read = (file: string): string => readFileSync(join(GATSBY, "cache-dir", file), "utf8");

test.each(["production-app.js", "app.js"])(
  "Gatsby's %s exposes its loader on the window",
  (file) => {
    expect(read(file)).toContain("window.___loader = publicLoader");
  },
);

test("Gatsby's loader loads pages", () => {
  const [, members = ""] =
    /export const publicLoader = \{([^]*?)\n\}/.exec(read("loader.js")) ?? [];
  expect(members).toMatch(/^\s*loadPage[:,]/m);
});

test("a page that couldn't be loaded has the expected status", () => {
  expect(read("loader.js")).toMatch(/Error:\s*`error`/);
});

test("Gatsby navigates with the window's function, and compares builds by the window's hash", () => {
  expect(read("navigation.js")).toContain("window.___navigate = ");
  expect(read("gatsby-browser-entry.js") + read("navigation.js")).toMatch(/___navigate/);
  expect(read("production-app.js")).toContain(
    "page.page.webpackCompilationHash !== window.___webpackCompilationHash",
  );
});

test("Gatsby's inline scripts set the two constants that load-app.ts reads", () => {
  const ssr = readFileSync(join(GATSBY, "dist/utils/gatsby-webpack-stats-extractor.js"), "utf8");
  expect(ssr).toContain("window.___chunkMapping=");
  expect(ssr).toContain("window.___webpackCompilationHash=");
});
