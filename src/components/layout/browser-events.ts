import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { showPage, startBrowser } from "../../browser/boot/start";
import { addWaitingStyles } from "../../browser/boot/waiting-styles";
import { watchHistory } from "../../browser/navigation/history-entries";
import { watchLinks, watchNavigation } from "../../browser/navigation/links";
import { focusPage, keepRouterFromFocusing } from "../../browser/navigation/page-focus";
import { showHead } from "../../browser/navigation/page-head";
import { keepEntryHtml } from "../../browser/navigation/page-html";
import { isEntryCurrent, loadHtmlWithPages } from "../../browser/navigation/page-loader";
import { watchPrefetch } from "../../browser/navigation/prefetch";
import {
  keepScrollPosition,
  scrollToAddress,
  watchScrolling,
} from "../../browser/navigation/scrolling";
import { keepPagesOffline } from "../../browser/offline/register";
import { openSearchPage, watchSearch } from "../../browser/search/search-dialog";
import { findLoader } from "../../gatsby/runtime/gatsby-runtime";
import { KEEPS_PAGES_OFFLINE } from "../../site/offline";

/**
 * Runs before React: sets up everything that hydration needs. Where hydration must not happen, the promise never
 * resolves.
 */
export const onClientEntry = async (): Promise<void> => {
  const loader = findLoader();
  if (loader && process.env.NODE_ENV === "production") {
    // Starting the scripts was a long task already.
    await new Promise((resolve) => setTimeout(resolve));
    keepEntryHtml();
    if (!(await isEntryCurrent(loader))) {
      startBrowser();
      window.openSearchDialog = () => void openSearchPage();
      if (window.searchTyped !== undefined) void openSearchPage();
      await new Promise(() => undefined);
    }
    loadHtmlWithPages(loader);
  }
  addWaitingStyles();
  watchHistory(keepScrollPosition);
  watchScrolling();
  keepRouterFromFocusing();
};

/**
 * As a transition, React hydrates the page in slices of a few milliseconds, between which the browser answers the
 * reader; Gatsby's own way is one long task. Pages of the development server come empty, so Gatsby renders those.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (page: ReactElement, container: Element) => {
        startTransition(() => {
          hydrateRoot(container, page);
        });
      }
    : undefined;

export const onInitialClientRender: NonNullable<GatsbyBrowser["onInitialClientRender"]> = () => {
  const loader = findLoader();
  if (loader) {
    watchNavigation(loader);
    watchLinks();
    watchPrefetch(loader);
  }
  startBrowser();
  watchSearch(() =>
    // The service worker's build finds what to save by this name.
    import(/* webpackChunkName: "search" */ "../../search/ui/show-search").then(
      ({ showSearch }) => showSearch,
    ),
  );
  if (KEEPS_PAGES_OFFLINE && process.env.NODE_ENV === "production") keepPagesOffline();
  window.appIsReady = true;
  window.clickedEarly?.click();
};

/** browser/navigation/scrolling.ts scrolls, not Gatsby. */
export const shouldUpdateScroll = (): boolean => false;

export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({
  location,
  prevLocation,
}) => {
  showPage(location.pathname, !prevLocation);
  if (prevLocation && location.pathname !== prevLocation.pathname) showHead(location.pathname);
  window.signals?.countView(); // After the head is updated: services read the page's title.
  if (!prevLocation) return;
  // The notice of a saved page belongs to the page that was left.
  document.getElementById("saved-copy")?.remove();
  if (location.pathname !== prevLocation.pathname) focusPage(location);
  scrollToAddress(location, prevLocation);
};
