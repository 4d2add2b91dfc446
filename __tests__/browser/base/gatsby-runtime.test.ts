/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { hasMissedEdit, watchEdits } from "../../../src/browser/base/gatsby-runtime";

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
  expect(members).toMatch(/^\s*loadPageSync[:,]/m);
});

test("an edit that Gatsby has dropped, because the page was still loading, is noticed", () => {
  const listeners: ((pageData: { path: string; result: object }) => void)[] = [];
  const shown = { json: { data: { text: "old" } } };
  Object.assign(window, {
    ___emitter: {
      on: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    },
    ___loader: { loadPageSync: (path: string) => (path === "/fees" ? shown : undefined) },
  });
  watchEdits();
  const edit = (path: string, text: string): void => {
    for (const listener of listeners) listener({ path, result: { data: { text } } });
  };
  expect(hasMissedEdit("/fees")).toBe(false);
  edit("/build", "new");
  expect(hasMissedEdit("/fees")).toBe(false);
  edit("/fees", "new");
  expect(hasMissedEdit("/fees")).toBe(true);
  edit("/fees", "old");
  expect(hasMissedEdit("/fees")).toBe(false);
});

test("Gatsby tells a page in development that its data has changed", () => {
  expect(read("app.js")).toContain("window.___emitter = emitter");
  expect(read("dev-loader.js")).toContain("___emitter.emit(`pageQueryResult`, msg.payload.result)");
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
