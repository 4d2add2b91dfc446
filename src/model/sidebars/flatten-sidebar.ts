import type { SidebarCategory, SidebarItem, SidebarLink } from "./types";

/** A category's own page as a link; none when it has no page or the page is unlisted. */
function categoryPage(category: SidebarCategory): SidebarLink[] {
  const { href, docId, label, linkUnlisted } = category;
  if (href === undefined || linkUnlisted) return [];
  return [{ type: "link", label, href, ...(docId !== undefined && { docId }), unlisted: false }];
}

/** Every page of a sidebar in reading order; a category with a page of its own comes before its items. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case "link":
        return item.unlisted ? [] : [item];
      case "category":
        return [...categoryPage(item), ...flattenSidebar(item.items)];
    }
  });
}

/** A page before or after another one. */
export interface Neighbour {
  readonly title: string;
  readonly path: string;
}

/** The docs before and after each doc of a sidebar, by doc id. Links that are no docs are passed over. */
export function findNeighbours(
  items: readonly SidebarItem[],
): Map<string, { previous?: Neighbour; next?: Neighbour }> {
  const pages = flattenSidebar(items).flatMap(({ docId, label, href }) =>
    docId === undefined ? [] : [{ docId, page: { title: label, path: href } }],
  );
  return new Map(
    pages.map(({ docId }, index) => [
      docId,
      { previous: pages[index - 1]?.page, next: pages[index + 1]?.page },
    ]),
  );
}

/** A step on the way to a page. */
export interface Breadcrumb {
  readonly label: string;
  /** Absent for a category without a page. */
  readonly path?: string;
}

/** The categories above each doc of a sidebar and the doc itself, by doc id. */
export function findBreadcrumbs(items: readonly SidebarItem[]): Map<string, Breadcrumb[]> {
  const found = new Map<string, Breadcrumb[]>();
  const walk = (level: readonly SidebarItem[], above: readonly Breadcrumb[]): void => {
    for (const item of level) {
      const path = item.type === "category" && item.linkUnlisted ? undefined : item.href;
      const trail = [...above, { label: item.label, ...(path !== undefined && { path }) }];
      if (item.docId !== undefined && !found.has(item.docId)) found.set(item.docId, trail);
      if (item.type === "category") walk(item.items, trail);
    }
  };
  walk(items, []);
  return found;
}
