/**
 * Moves the marks of the menus to the page shown at `path`: its area, its docs version, and links
 * that lead to the page itself. The menus' own HTML never changes (components/layout/Kept.tsx).
 */
export function showPlace(path: string): void {
  const area = document.querySelector<HTMLElement>("nav[data-sidebar]")?.dataset.sidebar;
  mark("area", area);
  for (const link of document.querySelectorAll("[data-here]")) link.setAttribute("href", path);

  const version = document.querySelector<HTMLElement>("[data-doc-version]")?.dataset.docVersion;
  // Pages outside the docs belong to no version: the one read last stays chosen.
  if (version === undefined) return;
  mark("version-link", version);
  const label = document.querySelector("[data-version-label]");
  const chosen = document.querySelector(`[data-version-link="${version}"]`);
  if (label && chosen) label.textContent = chosen.textContent;
}

function mark(attribute: string, value: string | undefined): void {
  for (const link of document.querySelectorAll(`[data-${attribute}]`)) {
    if (link.getAttribute(`data-${attribute}`) === value) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
