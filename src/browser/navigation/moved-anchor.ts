/**
 * Redirects readers whose URL has the hash of a section that has moved. A notice now has that section's id
 * (doc/Notices.tsx), so readers without scripts can follow the link in it. Compares the hash, because browsers may not
 * set `:target` until after this runs.
 */
export function followMovedAnchor(): void {
  for (const notice of document.querySelectorAll("[data-moved]")) {
    const link = notice.querySelector("a");
    if (link && location.hash === `#${encodeURI(notice.id)}`) location.replace(link.href);
  }
}
