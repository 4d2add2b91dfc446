import { isBelow } from "../../site/base-path";
import { cleanPath } from "./clean-path";

/** Whether a page of this site may have the path. Where another one leads, only the server knows. */
export function isPagePath(path: string): boolean {
  try {
    return !/\/\/|%2f/i.test(path) && !/[\\?#%\p{Cc}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** The link to a page of this site that an event is about; undefined for every other kind of link. */
export function findSiteLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (
    link?.origin !== location.origin ||
    !isBelow(link.pathname, BASE_PATH) ||
    link.target !== "" ||
    link.hasAttribute("download")
  ) {
    return undefined;
  }
  // A letter first: /1.10 is a version of the docs.
  const isFile = /\.(?!html$)[a-z][a-z0-9]*$/i.test(link.pathname);
  return isFile || !isPagePath(link.pathname) ? undefined : link;
}

export const isSamePage = (link: HTMLAnchorElement): boolean =>
  cleanPath(link.pathname) === location.pathname && link.search === location.search;

/** Path of the other page a link leads to; undefined for a link that leads to none. */
export function findLinkedPath(target: EventTarget | null): string | undefined {
  const link = findSiteLink(target);
  return link && !isSamePage(link) ? cleanPath(link.pathname) : undefined;
}
