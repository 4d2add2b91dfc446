/**
 * Redirects readers whose URL has the hash of a section that has moved. A notice now has that section's id
 * (doc/Notices.tsx), so that without scripts, readers can use its link. This compares the hash, because browsers may
 * set `:target` only after this runs.
 */
export function followMovedAnchor(): void {
  for (const notice of document.querySelectorAll("[data-moved]")) {
    const link = notice.querySelector("a");
    if (link && location.hash === `#${encodeURI(notice.id)}`) location.replace(link.href);
  }
}
