import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import "../../browser/base/inert-html";
import { findLoader, hasMissedEdit, watchEdits } from "../../browser/base/gatsby-runtime";
import { showPage, startBrowser } from "../../browser/boot/start";
import { addWaitingStyles } from "../../browser/boot/waiting-styles";
import { makeUrlCanonical } from "../../browser/navigation/canonical-url";
import { watchHistory } from "../../browser/navigation/history-entries";
import { watchLinks, watchNavigation } from "../../browser/navigation/links";
import { focusPage, keepRouterFromFocusing } from "../../browser/navigation/page-focus";
import { isPagePath } from "../../browser/navigation/page-links";
import { watchPrefetch } from "../../browser/navigation/prefetch";
import {
  keepScrollPosition,
  scrollToAddress,
  watchScrolling,
} from "../../browser/navigation/scrolling";
import { keepPagesOffline, keepShownPage } from "../../browser/offline/register";
import { openSearchPage, watchSearch } from "../../browser/search/search-dialog";
import { KEEPS_PAGES_OFFLINE } from "../../site/offline";

/** Runs before React, and sets up everything that hydration needs. */
export const onClientEntry = async (): Promise<void> => {
  if (process.env.NODE_ENV !== "production") watchEdits();
  const reason = await findObstacle();
  if (reason !== undefined) await stayStatic(reason);
  addWaitingStyles();
  // Must run before the router's own listener. The event is fired, for instance, when a reader types a hash.
  addEventListener("popstate", makeUrlCanonical);
  watchHistory(keepScrollPosition);
  watchScrolling();
  keepRouterFromFocusing();
};

/**
 * Returns the reason why Gatsby can't take over the page, if there is one. Gatsby would throw in that case, and leave
 * the page without menus and search.
 */
async function findObstacle(): Promise<string | undefined> {
  const { pathname, search } = location;
  if (!isPagePath(pathname)) return `No page has the path ${pathname}.`;
  const loader = findLoader();
  if (!loader || process.env.NODE_ENV !== "production") return undefined;
  // Gatsby will request the same page and get the same result.
  const page = await loader.loadPage(pathname + search).catch(() => undefined);
  const isThere = page && page.status !== "error";
  return isThere ? undefined : `The data for ${pathname} could not be loaded.`;
}

/**
 * Leaves the page as plain HTML, in which links, menus and the search page work. Never resolves, so Gatsby doesn't
 * start.
 */
async function stayStatic(reason: string): Promise<never> {
  console.warn(reason);
  startBrowser();
  window.openSearchDialog = () => void openSearchPage();
  if (window.searchTyped !== undefined) void openSearchPage();
  endWaiting();
  return new Promise(() => undefined);
}

export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () => {
  const loader = findLoader();
  if (loader) {
    watchNavigation(loader);
    watchLinks();
    watchPrefetch(loader);
  }
  startBrowser();
  watchSearch(() =>
    // When the service worker is built, this name identifies the chunks to save.
    import(/* webpackChunkName: "search" */ "../../search/ui/show-search").then(
      ({ showSearch }) => showSearch,
    ),
  );
  if (KEEPS_PAGES_OFFLINE && process.env.NODE_ENV === "production") keepPagesOffline();
  endWaiting();
  if (process.env.NODE_ENV !== "production" && hasMissedEdit(location.pathname)) location.reload();
};

/**
 * Lets React hydrate a built page in pieces of 5 ms, between which the browser answers the reader. Without a
 * transition, `hydrateRoot` is one long task. Development has no HTML to hydrate, and keeps Gatsby's renderer.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateInPieces : undefined;

function hydrateInPieces(page: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
}

/** Repeats a click that was too early, now that there is a listener for it. */
function endWaiting(): void {
  window.appIsReady = true;
  window.clickedEarly?.click();
}

/** Turns off Gatsby's scrolling, because browser/navigation/scrolling.ts scrolls the page. */
export const shouldUpdateScroll = (): boolean => false;

export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({
  location,
  prevLocation,
}) => {
  showPage(location.pathname, !prevLocation);
  window.signals?.countView(); // By now the head is updated, so services read the new title.
  if (!prevLocation) return;
  // The notice that a page is a saved copy was about the previous page.
  document.getElementById("saved-copy")?.remove();
  if (location.pathname !== prevLocation.pathname) {
    focusPage(location);
    if (KEEPS_PAGES_OFFLINE) keepShownPage();
  }
  scrollToAddress(location, prevLocation);
};
