/** Data of the current page that the menus need to mark it. */
export interface CurrentPage {
  /** The page's path, still encoded. */
  readonly path: string;
  readonly sidebar?: string | null;
  readonly version?: string;
  /** The page's path in each version; empty outside the docs, and if there is only one version. */
  readonly versionPaths?: readonly { readonly name: string; readonly path: string }[];
}
