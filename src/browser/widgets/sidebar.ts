/** Selector of links to pages, but not to sections and rows of the current page. */
const PAGES = "a:not([data-sections] a, [data-item-filter] a)";

/**
 * Updates the docs sidebar for the page at `path` after a client navigation: marks its link as current, opens the
 * categories around it and scrolls it into view. Never closes a category.
 */
export function showCurrentPage(path: string): void {
  const sidebar = document.querySelector<HTMLElement>("nav[data-sidebar]");
  if (!sidebar) return;
  listSections(sidebar, path);
  for (const link of sidebar.querySelectorAll<HTMLAnchorElement>(PAGES)) {
    if (toPath(link) !== path) {
      link.removeAttribute("aria-current");
      continue;
    }
    link.setAttribute("aria-current", "page");
    for (const category of findCategories(link, sidebar)) category.open = true;
  }
  scrollToCurrent(sidebar);
}

/** Lists a reference page's sections below its link, as in a built page. */
function listSections(sidebar: Element, path: string): void {
  const links = [...sidebar.querySelectorAll<HTMLAnchorElement>(PAGES)];
  const current = links.find((link) => toPath(link) === path);
  const shown = sidebar.querySelector("[data-sections]");
  if (shown && shown.parentElement === current?.parentElement) return;
  for (const part of sidebar.querySelectorAll("[data-sections], [data-item-filter]")) part.remove();
  const contents = document.querySelectorAll('[data-layout="reference"] > article [data-toc] a');
  if (!current || contents.length === 0) return;
  const list = document.createElement("ul");
  list.className = "sidebar-list";
  list.dataset.toc = "";
  list.dataset.sections = "";
  for (const { href, textContent } of contents as NodeListOf<HTMLAnchorElement>) {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = textContent;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  current.after(list);
}

function toPath(link: HTMLAnchorElement): string {
  return link.pathname.replace(/(.)\/$/, "$1");
}

/** Finds the categories around a link, including the category whose title is that link. */
function findCategories(link: Element, sidebar: Element): HTMLDetailsElement[] {
  const categories = [...sidebar.querySelectorAll("details")];
  return categories.filter(
    (category) => category.contains(link) || category.parentElement?.firstElementChild === link,
  );
}

/** Scrolls only the sidebar itself: scrollIntoView would move the page too. */
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
