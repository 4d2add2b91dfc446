/**
 * Redirects readers whose address names a section that has moved: its id is now on a notice (doc/Notices.tsx). Without
 * scripts, they can use the link in the notice. Browsers may set `:target` later than this runs, so the hash is
 * compared.
 */
export function followMovedAnchor(): void {
  for (const notice of document.querySelectorAll("[data-moved]")) {
    const link = notice.querySelector("a");
    if (link && location.hash === `#${encodeURI(notice.id)}`) location.replace(link.href);
  }
}
