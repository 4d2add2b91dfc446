import { escapeAttribute, escapeText } from "../markdown/html/escape";
import type { SidebarCategory, SidebarItem, SidebarLink } from "./types";

const isExternal = (href: string): boolean => /^https?:/.test(href);

function linkToHtml({ href, label }: SidebarLink, isCurrent: boolean): string {
  const current = isCurrent ? ' aria-current="page"' : "";
  const address = isExternal(href) ? href : encodeURI(href);
  return `<a class="sidebar-link" href="${escapeAttribute(address)}"${current}>${escapeText(label)}</a>`;
}

/** The categories above each path, so that opening them takes one look-up. */
function findOpenCategories(items: readonly SidebarItem[]): Map<string, Set<SidebarCategory>> {
  const found = new Map<string, Set<SidebarCategory>>();
  const walk = (level: readonly SidebarItem[], above: readonly SidebarCategory[]): void => {
    for (const item of level) {
      const open = item.type === "category" ? [...above, item] : above;
      if (item.href !== undefined)
        found.set(item.href, new Set([...(found.get(item.href) ?? []), ...open]));
      if (item.type === "category") walk(item.items, open);
    }
  };
  walk(items, []);
  return found;
}

/**
 * A function that writes a sidebar for a page: nested lists whose categories are `details`, so they open without a
 * script. The categories that lead to `currentPath` are open and its link has `aria-current`. Closed categories have
 * their pages in the HTML too: 104 pages are 2.1 KB of gzip, and opening one needs no request and closes no other.
 */
export function createSidebarHtml(items: readonly SidebarItem[]): (currentPath: string) => string {
  const openByPath = findOpenCategories(items);
  /** Categories as every page has them that is not below them. */
  const elsewhere = new Map<SidebarCategory, string>();

  return (currentPath) => {
    const onPath = openByPath.get(currentPath);

    const listToHtml = (level: readonly SidebarItem[]): string => {
      const rows = level.map((item) => {
        switch (item.type) {
          case "link":
            return item.unlisted ? "" : `<li>${linkToHtml(item, item.href === currentPath)}</li>`;
          case "category": {
            if (onPath?.has(item)) return categoryToHtml(item);
            const html = elsewhere.get(item) ?? categoryToHtml(item);
            elsewhere.set(item, html);
            return html;
          }
        }
      });
      return `<ul class="sidebar-list">${rows.join("")}</ul>`;
    };

    const categoryToHtml = (category: SidebarCategory): string => {
      const isOpen = !category.collapsed || onPath?.has(category) === true;
      const { href, label, linkUnlisted } = category;
      const list = listToHtml(category.items);
      const open = isOpen ? " open" : "";
      if (href === undefined || linkUnlisted) {
        return (
          `<li><details class="sidebar-category"${open}><summary class="sidebar-summary">${escapeText(label)}</summary>` +
          `${list}</details></li>`
        );
      }
      // A link inside a summary would be a control inside a control, which a screen reader cannot tell apart.
      const page = linkToHtml({ type: "link", label, href, unlisted: false }, href === currentPath);
      const name = escapeAttribute(`Pages of ${label}`);
      return (
        `<li class="sidebar-parent">${page}<details class="sidebar-category"${open}>` +
        `<summary class="sidebar-summary" aria-label="${name}"></summary>${list}</details></li>`
      );
    };

    return listToHtml(items);
  };
}
