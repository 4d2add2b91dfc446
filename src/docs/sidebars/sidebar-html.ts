import { escapeAttribute, escapeText } from "../../base/escape";
import type { SidebarCategory, SidebarItem, SidebarLink } from "./types";

const isExternal = (href: string): boolean => /^https?:/.test(href);

function linkToHtml({ href, label }: SidebarLink, isCurrent: boolean): string {
  const current = isCurrent ? ' aria-current="page"' : "";
  const address = isExternal(href) ? href : encodeURI(href);
  return `<a href="${escapeAttribute(address)}"${current}>${escapeText(label)}</a>`;
}

/** A section of the current page. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
}

/**
 * Renders links to the sections of the current page. When the reader opens another page, browser/widgets/sidebar.ts
 * replaces these links.
 */
const sectionsToHtml = (sections: readonly PageSection[]): string =>
  `<ul class="sidebar-list" data-toc data-sections>${sections
    .map(
      ({ id, title }) => `<li><a href="#${encodeURIComponent(id)}">${escapeText(title)}</a></li>`,
    )
    .join("")}</ul>`;

/**
 * True if a sidebar shows an item. Unlisted pages are hidden, and so are categories that only contain unlisted pages.
 */
const isShown = (item: SidebarItem): boolean =>
  item.type === "link"
    ? !item.unlisted
    : (item.href !== undefined && !item.linkUnlisted) || item.items.some(isShown);

/** Finds the categories above each path. */
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
 * Creates a function that renders a sidebar for a page as nested lists. Categories are `details` elements, so readers
 * can open them without scripts. Categories that contain `currentPath` are always open at first. The link to
 * `currentPath` has `aria-current`, and the sections of that page are listed below the link.
 */
export function createSidebarHtml(
  items: readonly SidebarItem[],
): (currentPath: string, sections?: readonly PageSection[]) => string {
  const openByPath = findOpenCategories(items);
  /** Cache of each category's HTML, as shown on pages outside the category. */
  const elsewhere = new Map<SidebarCategory, string>();

  return (currentPath, sections = []) => {
    const below = (href: string | undefined): string =>
      href === currentPath && sections.length > 0 ? sectionsToHtml(sections) : "";
    const onPath = openByPath.get(currentPath);

    const listToHtml = (level: readonly SidebarItem[]): string => {
      const rows = level.filter(isShown).map((item) => {
        switch (item.type) {
          case "link":
            return `<li>${linkToHtml(item, item.href === currentPath)}${below(item.href)}</li>`;
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
      // The link isn't inside the summary: it would be a control inside another control, and screen readers couldn't
      // tell the two apart.
      const page = linkToHtml({ type: "link", label, href, unlisted: false }, href === currentPath);
      if (!category.items.some(isShown)) return `<li>${page}${below(href)}</li>`;
      const name = escapeAttribute(`Pages of ${label}`);
      return (
        `<li class="sidebar-parent">${page}${below(href)}<details class="sidebar-category"${open}>` +
        `<summary class="sidebar-summary" aria-label="${name}"></summary>${list}</details></li>`
      );
    };

    return listToHtml(items);
  };
}
