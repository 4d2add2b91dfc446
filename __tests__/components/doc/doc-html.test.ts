import { createRequire } from "node:module";
import { renderHook } from "@testing-library/react";
import { docHtml, useDocHtml } from "../../../src/components/doc/doc-html";
import * as readDocHtml from "../../../src/components/doc/read-doc-html";
import { temporaryFolders } from "../../support/folder";
import { loadPage } from "../load-page";
import { pageDoc } from "../page-doc";
import { inStage } from "../stages";

const folderOf = temporaryFolders();
const root = process.cwd();

afterEach(() => {
  process.chdir(root);
  inStage({});
});

test("in a browser it is what the navigation loaded, and nothing on the page of entry", async () => {
  inStage({ BUILD_STAGE: "build-javascript", NODE_ENV: "production" });
  await loadPage("/gas", ["<p>a</p>", "b"], "<a>Gas</a>");
  const doc = pageDoc({ developmentSidebar: "of development" });
  expect(docHtml(doc)).toMatchObject({ segments: ["<p>a</p>", "b"], sidebar: "<a>Gas</a>" });
  expect(docHtml({ ...doc, path: "/entered" })).toEqual({ segments: [], sidebar: "" });
});

test("while developing it is in the page's data", () => {
  inStage({ NODE_ENV: "development" });
  const doc = pageDoc({ skeleton: [{ kind: "html", html: "<p>a</p>" }] });
  expect(docHtml({ ...doc, developmentSidebar: "<a>Gas</a>" })).toEqual({
    segments: ["<p>a</p>"],
    sidebar: "<a>Gas</a>",
  });
  expect(docHtml(doc).sidebar).toBe("");
});

test("in a build it is read from the build's cache", () => {
  const body = { content: { segments: [{ kind: "html", html: "<p>built</p>" }] } };
  process.chdir(folderOf({ ".cache/docs/body.json": JSON.stringify(body) }));
  inStage({ BUILD_STAGE: "build-html", NODE_ENV: "production" });
  // What webpack has in its bundle for the server.
  Object.assign(globalThis, {
    __non_webpack_require__: createRequire(import.meta.url),
    require: () => readDocHtml,
  });
  expect(docHtml(pageDoc())).toEqual({ segments: ["<p>built</p>"], sidebar: "" });
});

test("a component reads it again for another page or body, and for nothing else", () => {
  inStage({ NODE_ENV: "development" });
  const { result, rerender } = renderHook(useDocHtml, { initialProps: pageDoc() });
  const first = result.current;
  rerender(pageDoc({ title: "Another" }));
  expect(result.current).toBe(first);
  rerender(pageDoc({ bodyFile: "changed.json" }));
  const second = result.current;
  expect(second).not.toBe(first);
  rerender(pageDoc({ bodyFile: "changed.json", sidebarFile: "s.json" }));
  expect(result.current).not.toBe(second);
});
