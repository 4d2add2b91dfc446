import {
  type LoadedPage,
  type PageLoader,
  isOfThisBuild,
} from "../../gatsby/runtime/gatsby-runtime";
import { digestOfPageData } from "./page-digest";
import { loadPageHtml, readPageDigest } from "./page-html";
import { reloadOnce } from "../boot/reload-once";

/** What there is of a page: all of it, a part of it, or files of different builds. */
export type PageState = "complete" | "missing" | "otherScripts" | "otherData";

/** Whether a page's files are there and belong together. */
export function judgePage(path: string, page: LoadedPage | undefined): PageState {
  const digest = readPageDigest(path);
  if (!page || page.status === "error" || digest === undefined) return "missing";
  if (!isOfThisBuild(page)) return "otherScripts";
  return digestOfPageData(page.json?.data) === digest ? "complete" : "otherData";
}

/** A page with files missing, which Gatsby then goes to as browsers do. */
const NOT_LOADED: LoadedPage = { status: "error" };

const hasLeft = (path: string): boolean =>
  new URL(path, location.href).pathname !== location.pathname;

/**
 * Makes Gatsby's loader load a page's html along with its data, so that a template finds both when it is rendered. A
 * page that is not complete, or that a newer build has replaced, counts as one that cannot be loaded: the reader then
 * goes to its address, where everything is of one build.
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
    // Gatsby would show it at the address of the page the reader has gone on to, where it shows nothing then.
    if (isToBeShown && hasLeft(path)) return new Promise(() => undefined);
    const state = judgePage(path, page);
    if (state === "complete") return page;
    // A newer build is no trouble worth a line.
    if (state === "missing")
      console.warn(`${path} could not be loaded, so it is opened anew.`, cause);
    return NOT_LOADED;
  };
}

/**
 * Whether React may take over the page the reader entered by. Not when the site was built anew meanwhile: hydrating
 * one build's html with another's data would tear it down. The page is then loaded anew, once; should that not help,
 * it stays what it is, plain and whole, and its links lead on as links do.
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
