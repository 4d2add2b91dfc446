import { isBelow } from "../../site/paths/base-path";
import { cleanPath } from "../base/clean-path";
import {
  type LoadedPage,
  type PageLoader,
  navigateTo,
  replaceNavigation,
} from "../base/gatsby-runtime";
import { showAddressed } from "../base/open-target";
import { repairEscapes } from "./canonical-url";
import { findSiteLink, isPagePath, isSamePage } from "./page-links";
import { endProgress, startProgress } from "./progress";
import { isSmoothByStyle, keepScrollPosition } from "./scrolling";
import { loadSidebar } from "./sidebar-items";

/** Sequence number of the latest navigation. An earlier navigation that is still loading has been abandoned. */
let latest = 0;
let shownPath = "";

/**
 * Replaces Gatsby's navigation: loads the page first, with a progress bar if loading is slow, and then shows it. If the
 * page can't be loaded, the browser navigates to its URL, including query and hash.
 */
export function watchNavigation(loader: PageLoader): void {
  dropLatePages(loader);
  replaceNavigation((show) => (to, options) => {
    if (typeof to === "number") {
      show(to);
      return;
    }
    const url = new URL(to, location.href);
    if (url.origin !== location.origin) return;
    if (!isPagePath(url.pathname) || !isBelow(url.pathname, BASE_PATH)) {
      location.assign(url);
      return;
    }
    const turn = ++latest;
    if (url.pathname !== location.pathname) startProgress();
    void loadWithSidebar(loader, url.pathname + url.search).then((page) => {
      if (turn !== latest) return;
      if (!page || page.status === "error") {
        console.warn(`${url.pathname} could not be loaded, so the browser does a full page load.`);
        location.assign(url);
      } else show(url.pathname + url.search + repairEscapes(url.hash), options);
    });
  });
  addEventListener("popstate", () => {
    latest += 1;
    if (location.pathname !== shownPath) startProgress();
    else endProgress(); // The reader is back on the page that is still shown, so nothing is loading any more.
  });
  addEventListener("pagehide", endProgress);
}

/**
 * Drops a page that finishes loading after the reader has moved on. When the reader goes back, Gatsby may have to fetch
 * the previous page again, and renders it as soon as it arrives. If the URL has changed by then, Gatsby's router renders
 * a blank page. Answering with the page at the new URL instead would show it before its own navigation is done.
 */
function dropLatePages(loader: PageLoader): void {
  const { loadPage } = loader;
  const readAddress = (): string => location.pathname + location.search;
  loader.loadPage = async (path) => {
    const isForAddress = path === readAddress();
    const page = await loadPage(path);
    return isForAddress && path !== readAddress() ? new Promise(() => undefined) : page;
  };
}

/** Loads a page and its sidebar. */
async function loadWithSidebar(loader: PageLoader, path: string): Promise<LoadedPage | undefined> {
  const page = await loader.loadPage(path).catch(() => undefined);
  const file = page?.json?.data?.doc?.sidebarFile;
  if (typeof file === "string") await loadSidebar(file);
  return page;
}

/** Ends the progress bar once the page at `path` is on the screen. */
export function endNavigation(path: string): void {
  shownPath = path;
  endProgress();
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/**
 * Follows links to this site's pages without a full page load. One listener handles the links in HTML strings and those
 * in components.
 */
export function watchLinks(): void {
  document.addEventListener("click", (event) => {
    const link = isPlainClick(event) ? findSiteLink(event.target) : undefined;
    if (!link) return;
    const isOpen = isSamePage(link);
    // The browser handles links to headings on the same page.
    if (isOpen && link.hash !== "" && isSmoothByStyle()) {
      keepScrollPosition();
      if (link.hash === location.hash) showAddressed(); // The URL doesn't change, so no event is fired.
      return;
    }
    event.preventDefault();
    if (isOpen && link.hash === location.hash && link.hash === "") scrollTo({ top: 0 });
    else navigateTo(cleanPath(link.pathname) + link.search + link.hash);
  });
}
