import { jest } from "@jest/globals";
import { reloadOnce } from "../../../src/browser/boot/reload-once";
import { digestOfPageData } from "../../../src/browser/navigation/page-digest";
import { keepEntryHtml } from "../../../src/browser/navigation/page-html";
import {
  isEntryCurrent,
  judgePage,
  loadHtmlWithPages,
} from "../../../src/browser/navigation/page-loader";
import type { LoadedPage, PageLoader } from "../../../src/gatsby/runtime/gatsby-runtime";

const DATA = { doc: { title: "Fees" } };
const pageOf = (hash: string, data: unknown): LoadedPage => ({
  json: { data },
  page: { webpackCompilationHash: hash },
});
const html = (data: unknown) =>
  `<html><head><title>t</title></head><body><main id="content" data-digest="${digestOfPageData(data)}"></main></body></html>`;

/** Answers every request for a page with this. */
function answer(status: number, text: string): void {
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    Promise.resolve({
      ...{ ok: status === 200, status, url: location.href },
      text: () => Promise.resolve(text),
    } as Response),
  );
}

let warnings: unknown[][];
beforeEach(() => {
  window.___webpackCompilationHash = "build-1";
  warnings = [];
  jest.spyOn(console, "warn").mockImplementation((...words) => void warnings.push(words));
});

/** Gatsby's loader, which answers every path with this. */
const loaderOf = (page: LoadedPage | undefined): PageLoader => ({
  loadPage: () => Promise.resolve(page),
  loadPageSync: () => page,
  hovering: () => undefined,
});

async function load(path: string, page: LoadedPage | undefined) {
  const loader = loaderOf(page);
  loadHtmlWithPages(loader);
  return loader.loadPage(path);
}

test("a page whose html and data are of this build is loaded", async () => {
  answer(200, html(DATA));
  const page = pageOf("build-1", DATA);
  expect(await load("/complete", page)).toBe(page);
  expect(judgePage("/complete", page)).toBe("complete");
  expect(warnings).toEqual([]);
});

test("a page that is missing counts as an error, with one warning", async () => {
  answer(404, "");
  expect(await load("/missing", pageOf("build-1", DATA))).toEqual({ status: "error" });
  answer(200, html(DATA));
  expect(await load("/without-data", { status: "error" })).toEqual({ status: "error" });
  expect(warnings.map(([words]) => words)).toEqual([
    "/missing could not be loaded, so it is opened anew.",
    "/without-data could not be loaded, so it is opened anew.",
  ]);
});

test("a page of another build counts as an error, without a word", async () => {
  answer(200, html(DATA));
  expect(await load("/other-scripts", pageOf("build-2", DATA))).toEqual({ status: "error" });
  expect(await load("/other-data", pageOf("build-1", { doc: { title: "Fee" } }))).toEqual({
    status: "error",
  });
  expect(judgePage("/other-scripts", pageOf("build-2", DATA))).toBe("otherScripts");
  expect(judgePage("/other-data", pageOf("build-1", { doc: {} }))).toBe("otherData");
  expect(warnings).toEqual([]);
});

test("on the way back a page is there at once when it is complete, and loaded when it is not", async () => {
  answer(200, html(DATA));
  const page = pageOf("build-1", DATA);
  const loader = loaderOf(page);
  loadHtmlWithPages(loader);
  history.replaceState({}, "", "/half");
  // The page's data arrived before its HTML.
  expect(loader.loadPageSync("/half")).toBeUndefined();
  expect(await loader.loadPage("/half")).toBe(page);
  expect([loader.loadPageSync("/half"), loader.loadPageSync("/half")]).toEqual([page, page]);
  const answerSync = async (path: string, loaded: LoadedPage | undefined) => {
    const other = loaderOf(loaded);
    loadHtmlWithPages(other);
    await other.loadPage(path);
    return other.loadPageSync(path);
  };
  expect(await answerSync("/of-other-scripts", pageOf("build-2", DATA))).toBeUndefined();
  expect(await answerSync("/of-other-data", pageOf("build-1", { doc: {} }))).toBeUndefined();
  expect(await answerSync("/failed", { status: "error" })).toBeUndefined();
  expect(await answerSync("/unknown", undefined)).toBeUndefined();
});

test("a page the reader has left before it came is handed to nobody who would show it", async () => {
  answer(200, html(DATA));
  const loader = loaderOf(pageOf("build-1", DATA));
  loadHtmlWithPages(loader);
  history.replaceState({}, "", "/first");
  expect(loader.loadPageSync("/first")).toBeUndefined();
  const shown = loader.loadPage("/first").then(() => "shown");
  history.replaceState({}, "", "/second");
  const ahead = loader.loadPage("/first").then(() => "fetched ahead");
  expect(await Promise.race([shown, ahead])).toBe("fetched ahead");
  await new Promise((resolve) => setTimeout(resolve));
  expect(await Promise.race([shown, Promise.resolve("not shown")])).toBe("not shown");
});

test("React takes over the entry page only when its data are those it was made from", async () => {
  document.body.innerHTML = `<main data-digest="${digestOfPageData(DATA)}"></main>`;
  keepEntryHtml();
  const isCurrent = (page: LoadedPage) => isEntryCurrent(loaderOf(page));
  expect(await isCurrent(pageOf("build-1", DATA))).toBe(true);
  expect(await isCurrent(pageOf("build-1", { doc: { title: "Fee" } }))).toBe(false);
  expect(await isCurrent({ status: "error" })).toBe(false);
});

test("a page is loaded again once for each build, whatever order they come in", () => {
  sessionStorage.clear();
  // jsdom cannot load pages: it logs an error instead.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(["a1", "b2", "a1", "b2", "c3", "a1"].map(reloadOnce)).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
});
