import {
  type PageLoader,
  navigateTo,
  replaceNavigation,
} from "../../gatsby/runtime/gatsby-runtime";
import { cleanPath } from "./clean-path";
import { findSiteLink, isPagePath, isSamePage } from "./page-links";
import { endProgress, startProgress } from "./progress";
import { keepScrollPosition, isSmoothByStyle } from "./scrolling";

/** The navigation begun last; one begun earlier that is still loading has been given up by the reader. */
let latest = 0;
let shownPath = "";

/**
 * Takes the place of Gatsby's navigation: the page is loaded first, with a bar if that takes long, and then shown. One
 * that cannot be loaded is gone to as browsers do, query and hash included.
 */
export function watchNavigation(loader: PageLoader): void {
  replaceNavigation((show) => (to, options) => {
    if (typeof to === "number") {
      show(to);
      return;
    }
    const url = new URL(to, location.href);
    if (url.origin !== location.origin) return;
    if (!isPagePath(url.pathname)) {
      location.assign(url);
      return;
    }
    const turn = ++latest;
    if (url.pathname !== location.pathname) startProgress();
    const loading = loader.loadPage(url.pathname + url.search).catch(() => undefined);
    void loading.then((page) => {
      if (turn !== latest) return;
      if (!page || page.status === "error") location.assign(url);
      else show(url.pathname + url.search + url.hash, options);
    });
  });
  addEventListener("popstate", () => {
    latest += 1;
    if (location.pathname !== shownPath) startProgress();
    else endProgress(); // Back and forth again before the page between had come: nothing is on its way.
  });
  addEventListener("pagehide", endProgress);
}

/** The page at `path` is on the screen. */
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
 * Follows links to pages of this site without loading the whole page, wherever they stand: one listener for those in
 * html strings and those of components.
 */
export function watchLinks(): void {
  document.addEventListener("click", (event) => {
    const link = isPlainClick(event) ? findSiteLink(event.target) : undefined;
    if (!link) return;
    const isOpen = isSamePage(link);
    // Headings of the page are the browser's, which knows best how to go there.
    if (isOpen && link.hash !== "" && isSmoothByStyle()) {
      keepScrollPosition();
      return;
    }
    event.preventDefault();
    if (isOpen && link.hash === location.hash && link.hash === "") scrollTo({ top: 0 });
    else navigateTo(cleanPath(link.pathname) + link.search + link.hash);
  });
}
