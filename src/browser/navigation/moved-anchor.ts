/**
 * Leads readers on whose address names a section that has moved. Its id is on a notice now (doc/Notices.tsx), so a
 * heading that has the id comes first, and without scripts the notice has the link.
 */
export function followMovedAnchor(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-moved]:target a");
  if (link) location.replace(link.href);
}
