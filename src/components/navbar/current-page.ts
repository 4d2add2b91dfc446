/** Properties of the current page by which the menus mark it. */
export interface CurrentPage {
  /** The page's path, still encoded. */
  readonly path: string;
  readonly sidebar?: string | null;
  readonly version?: string;
  /** The page's path in each version; empty if it isn't a doc or there is only one version. */
  readonly versionPaths?: readonly { readonly name: string; readonly path: string }[];
}
