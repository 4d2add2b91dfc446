/**
 * Leads readers on whose address names a section that has moved: its id is on a notice now (doc/Notices.tsx). Without
 * scripts the notice has the link. Browsers may set `:target` later than this runs, so the hash is compared.
 */
export function followMovedAnchor(): void {
  for (const notice of document.querySelectorAll("[data-moved]")) {
    const link = notice.querySelector("a");
    if (link && location.hash === `#${encodeURI(notice.id)}`) location.replace(link.href);
  }
}
