/** The data of the current page that menus need to mark it. */
export interface CurrentPage {
  /** The page's address without origin, still encoded. */
  readonly path: string;
  readonly sidebar?: string | null;
  readonly version?: string;
  /** The page's path in each version; empty outside the docs, and with a single version. */
  readonly versionPaths?: readonly { readonly name: string; readonly path: string }[];
}
