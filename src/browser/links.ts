import { isSaving } from "./connection";
import { type PageLoader, loadPageHtml } from "./page-html";

/** What following a link needs of Gatsby. */
export interface LinkActions {
  readonly navigate: (to: string) => void;
  readonly loader: PageLoader;
}

/** The link to another page of this site that an event is about; undefined for every other kind of link. */
function findPageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link?.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) {
    return undefined;
  }
  const isFile = /\.[a-z0-9]+$/i.test(link.pathname);
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isFile || isSamePage ? undefined : link;
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
 * html strings and those of components. Pointing at a link or focusing it fetches its page ahead.
 */
export function watchLinks({ navigate, loader }: LinkActions): void {
  document.addEventListener("click", (event) => {
    const link = isPlainClick(event) ? findPageLink(event.target) : undefined;
    if (!link) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
  const prefetch = ({ target }: Event): void => {
    const link = isSaving() ? undefined : findPageLink(target);
    if (!link) return;
    loader.hovering(link.pathname);
    loadPageHtml(link.pathname).catch(() => undefined); // The navigation itself will find out and tell.
  };
  document.addEventListener("pointerover", prefetch, { passive: true });
  document.addEventListener("focusin", prefetch, { passive: true });
}
