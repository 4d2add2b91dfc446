import type { SidebarCategory, SidebarItem, SidebarLink } from "./types";

/** Returns a category's page as a link; empty if the category has no page, or if the page is unlisted. */
function categoryPage(category: SidebarCategory): SidebarLink[] {
  const { href, docId, label, linkUnlisted } = category;
  if (href === undefined || linkUnlisted) return [];
  return [{ type: "link", label, href, ...(docId !== undefined && { docId }), unlisted: false }];
}

/** Lists the pages of a sidebar in reading order. A category's own page is listed before its items. */
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

/** The page before or after another one. */
export interface Neighbor {
  readonly title: string;
  readonly path: string;
}

/**
 * Finds the previous and next doc of each doc in a sidebar, keyed by the doc's id. Links to pages that aren't docs
 * are skipped.
 */
export function findNeighbors(
  items: readonly SidebarItem[],
): Map<string, { previous?: Neighbor; next?: Neighbor }> {
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

/** A page or category above a page. */
export interface Breadcrumb {
  readonly label: string;
  /** Path of the page; absent for a category without a page. */
  readonly path?: string;
}

/** Paths of public docs by id. */
type DocPaths = ReadonlyMap<string, string>;

const folderOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf("/")));

/** Lists the docs that are pages of categories, at any depth. */
const listCategoryPages = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) =>
    item.type === "category" ? [item.docId ?? [], listCategoryPages(item.items)].flat() : [],
  );

/**
 * Finds the index page of the folder that contains all docs of a category, unless that page belongs to another
 * category.
 */
function findIndexPage(
  { items }: SidebarCategory,
  paths: DocPaths,
  taken: ReadonlySet<string>,
): string | undefined {
  const ids = items.flatMap(({ docId }) => docId ?? []);
  const index = ids
    .map(folderOf)
    .find((folder) => ids.every((id) => id === folder || folderOf(id) === folder));
  return index === undefined || taken.has(index) ? undefined : paths.get(index);
}

/**
 * Lists the categories above each doc, followed by the doc itself, keyed by doc id. A category without a page links to
 * the index page of its folder if there is one.
 */
export function findBreadcrumbs(
  items: readonly SidebarItem[],
  paths: DocPaths = new Map(),
): Map<string, Breadcrumb[]> {
  const found = new Map<string, Breadcrumb[]>();
  const taken = new Set(listCategoryPages(items));
  const pathOf = (item: SidebarItem): string | undefined => {
    if (item.type === "link") return item.href;
    if (item.linkUnlisted) return undefined;
    return item.href ?? findIndexPage(item, paths, taken);
  };
  const walk = (level: readonly SidebarItem[], above: readonly Breadcrumb[]): void => {
    for (const item of level) {
      const path = pathOf(item);
      // On the index page itself, the category's breadcrumb isn't a link.
      const way = above.map(({ label, ...step }) =>
        step.path === path ? { label } : { label, ...step },
      );
      const trail = [...way, { label: item.label, ...(path !== undefined && { path }) }];
      if (item.docId !== undefined && !found.has(item.docId)) found.set(item.docId, trail);
      if (item.type === "category") walk(item.items, trail);
    }
  };
  walk(items, []);
  return found;
}
