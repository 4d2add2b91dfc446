import { isSaving } from "../base/connection";
import type { PageLoader } from "../base/gatsby-runtime";
import { whenIdle } from "../base/idle";
import { findLinkedPath } from "./page-links";

/**
 * Selector of the links whose pages are prefetched when they come into view: links in the text, including cards, and
 * the links to the previous and next page.
 */
const IN_VIEW = "main :is(.prose a, a[rel=next], a[rel=prev])";

const waiting = new Set<string>();
let isBusy = false;
let observer: IntersectionObserver | undefined;

/** Fetches a page's scripts and data. Ignores a failure, since the navigation will fail too and report it. */
const prefetchPage = (path: string, loader: PageLoader): Promise<unknown> =>
  loader.loadPage(path).catch(() => undefined);

/** Fetches one page after another, while the browser is idle. */
function prefetchNext(loader: PageLoader): void {
  const [path] = waiting;
  if (path === undefined || isBusy) return;
  isBusy = true;
  waiting.delete(path);
  whenIdle(() => {
    void prefetchPage(path, loader).then(() => {
      isBusy = false;
      prefetchNext(loader);
    });
  });
}

/** Prefetches pages: immediately when the reader hovers over or focuses a link, and one by one for links in view. */
export function watchPrefetch(loader: PageLoader): void {
  const prefetchNow = ({ target }: Event): void => {
    const path = isSaving() ? undefined : findLinkedPath(target);
    if (path !== undefined) void prefetchPage(path, loader);
  };
  document.addEventListener("pointerover", prefetchNow, { passive: true });
  document.addEventListener("focusin", prefetchNow, { passive: true });
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const path = isSaving() ? undefined : findLinkedPath(target);
      if (path !== undefined) waiting.add(path);
    }
    prefetchNext(loader);
  });
  prefetchLinksInView();
}

/** Observes the links on a newly shown page. */
export function prefetchLinksInView(): void {
  observer?.disconnect();
  for (const link of document.querySelectorAll(IN_VIEW)) observer?.observe(link);
}
