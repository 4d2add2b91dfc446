/**
 * Redirects readers whose URL has the hash of a section that has moved. The section's id is now the id of a notice
 * (doc/Notices.tsx), so readers without scripts see the notice and can follow its link. This compares hashes, because
 * browsers may not set `:target` until after this runs.
 */
export function followMovedAnchor(): void {
  for (const notice of document.querySelectorAll("[data-moved]")) {
    const link = notice.querySelector("a");
    if (link && location.hash === `#${encodeURI(notice.id)}`) location.replace(link.href);
  }
}
