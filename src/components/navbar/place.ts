/** Where the reader is, as far as menus mark it. */
export interface Place {
  /** The page's address without origin, still encoded. */
  readonly path: string;
  readonly sidebar?: string | null;
  readonly version?: string;
}

/** Whether a menu's link leads to the area the reader is in. */
export function isCurrent(
  link: { readonly href: string; readonly sidebar?: string },
  place: Place,
): boolean {
  return place.sidebar ? link.sidebar === place.sidebar : link.href === place.path;
}
