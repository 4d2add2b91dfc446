import {
  type LoadedPage,
  type PageLoader,
  isOfThisBuild,
} from "../../gatsby/runtime/gatsby-runtime";
import { reloadOnce } from "../boot/reload-once";
import { digestOfPageData } from "./page-digest";
import { loadPageHtml, readPageDigest } from "./page-html";

/** The state of a page's files: complete, partly missing, or from different builds. */
export type PageState = "complete" | "missing" | "otherScripts" | "otherData";

/** Compares the files of a page: whether all are there and of one build. */
export function judgePage(path: string, page: LoadedPage | undefined): PageState {
  const digest = readPageDigest(path);
  if (!page || page.status === "error" || digest === undefined) return "missing";
  if (!isOfThisBuild(page)) return "otherScripts";
  return digestOfPageData(page.json?.data) === digest ? "complete" : "otherData";
}

/** The answer for a page that cannot be shown: Gatsby then lets the browser navigate to it. */
const NOT_LOADED: LoadedPage = { status: "error" };

const hasLeft = (path: string): boolean =>
  new URL(path, location.href).pathname !== location.pathname;

/**
 * Makes Gatsby's loader load a page's HTML along with its data, so that a template finds both when it is rendered. A
 * page that is incomplete, or from another build than this page, counts as one that cannot be loaded: the browser then
 * navigates to its address and gets everything from one build.
 */
export function loadHtmlWithPages(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader;
  const complete = new WeakSet<LoadedPage>();
  /** A page that loadPageSync did not have: Gatsby then calls loadPage for it at once, in order to show it. */
  let missed: string | undefined;
  loader.loadPageSync = (path, options) => {
    const page = loadPageSync(path, options);
    if (page && (complete.has(page) || judgePage(path, page) === "complete")) {
      complete.add(page);
      return page;
    }
    missed = path;
    queueMicrotask(() => (missed = undefined));
    return undefined;
  };
  loader.loadPage = async (path) => {
    const isToBeShown = path === missed;
    missed = undefined;
    let cause: unknown;
    const [page] = await Promise.all([
      loadPage(path),
      loadPageHtml(path).catch((error: unknown) => (cause = error)),
    ]);
    // The reader has gone on to another page. Gatsby would show this page at that page's address, so the promise stays
    // pending.
    if (isToBeShown && hasLeft(path)) return new Promise(() => undefined);
    const state = judgePage(path, page);
    if (state === "complete") return page;
    // A newer build is nothing to warn of.
    if (state === "missing")
      console.warn(`${path} could not be loaded, so it is opened anew.`, cause);
    return NOT_LOADED;
  };
}

/**
 * Whether React may hydrate the page the reader entered by. Not when the site was built again since: hydrating the HTML
 * of one build with the data of another would tear the page down. The page is then reloaded, once. If that does not
 * help, it stays plain HTML, and its links work without scripts.
 */
export async function isEntryCurrent(loader: PageLoader): Promise<boolean> {
  const path = location.pathname + location.search;
  const page = await loader.loadPage(path).catch(() => undefined);
  const state = judgePage(path, page);
  if (state === "otherScripts") reloadOnce(page?.page?.webpackCompilationHash ?? "");
  if (state === "missing")
    console.warn(`The data of ${path} could not be loaded, so the page stays as it is.`);
  return state === "complete";
}
