/**
 * Marks the page at `path` in the docs sidebar after a client navigation: marks its link as current, opens the
 * categories around it and scrolls it into view. It never closes a category.
 */
export function showCurrentPage(path: string): void {
  const sidebar = document.querySelector<HTMLElement>("nav[data-sidebar]");
  if (!sidebar) return;
  for (const link of sidebar.querySelectorAll("a")) {
    if (toPath(link) !== path) {
      link.removeAttribute("aria-current");
      continue;
    }
    link.setAttribute("aria-current", "page");
    for (const category of findCategories(link, sidebar)) category.open = true;
  }
  scrollToCurrent(sidebar);
}

function toPath(link: HTMLAnchorElement): string {
  return link.pathname.replace(/(.)\/$/, "$1");
}

/** Finds the categories around a link, and the one whose own page it leads to. */
function findCategories(link: Element, sidebar: Element): HTMLDetailsElement[] {
  const categories = [...sidebar.querySelectorAll("details")];
  return categories.filter(
    (category) => category.contains(link) || category.previousElementSibling === link,
  );
}

/** Scrolls only the sidebar's own box: scrollIntoView would move the page too. */
function scrollToCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector("[aria-current]");
  const box = sidebar.closest<HTMLElement>("[data-sidebar-scroll]");
  if (!current || !box) return;
  const item = current.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (item.top < view.top + item.height * 2 || item.bottom > view.bottom - item.height * 2) {
    box.scrollTop += item.top - view.top - view.height / 3;
  }
}
