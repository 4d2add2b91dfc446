import type { SidebarItem } from "../../docs/sidebars/types";
import { withBase } from "../../site/paths/base-path";

type Items = readonly SidebarItem[];

/** Sidebar items by file name. A file's name changes with its content. */
const sidebars = new Map<string, Items>();

/** Returns the items of a sidebar that has already been loaded. */
export const findSidebar = (file: string): Items | undefined => sidebars.get(file);

/** Caches the items of a sidebar. The server reads them from disk (gatsby/ssr/wrap-page-on-server.tsx). */
export function keepSidebar(file: string, items: Items): Items {
  sidebars.set(file, items);
  return items;
}

/** Fetches the items of a sidebar. Returns undefined if that fails; a later call then tries again. */
export async function loadSidebar(file: string): Promise<Items | undefined> {
  const known = findSidebar(file);
  if (known) return known;
  const response = await fetch(withBase(file)).catch(() => undefined);
  if (!response?.ok) return undefined;
  // A captive portal or a proxy may answer with a page of its own, and the connection may break.
  const items: unknown = await response.json().catch(() => undefined);
  return Array.isArray(items) ? keepSidebar(file, items as Items) : undefined;
}
