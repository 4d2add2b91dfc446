import { isBelow } from "../../site/paths/base-path";
import { cleanPath } from "../base/clean-path";

/** True if the path could be that of a page on this site. Other paths are left to the server. */
export function isPagePath(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    // Gatsby's router fails at an escaped delimiter (/a%3Bb), which only decodeURIComponent decodes.
    if (decoded !== decodeURI(path)) return false;
    return !path.includes("//") && !/[\\?#%\p{Cc}]/u.test(decoded);
  } catch {
    return false;
  }
}

/** Finds the link that contains an event's target; undefined unless it points to a page on this site. */
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
  // An extension begins with a letter, so `.10` in /1.10 (a version of the docs) isn't an extension.
  const isFile = /\.(?!html$)[a-z][a-z0-9]*$/i.test(link.pathname);
  return isFile || !isPagePath(link.pathname) ? undefined : link;
}

export const isSamePage = (link: HTMLAnchorElement): boolean =>
  cleanPath(link.pathname) === location.pathname && link.search === location.search;

/** Returns the path of the page that a link points to; undefined for links to the current page and to other sites. */
export function findLinkedPath(target: EventTarget | null): string | undefined {
  const link = findSiteLink(target);
  return link && !isSamePage(link) ? cleanPath(link.pathname) : undefined;
}
