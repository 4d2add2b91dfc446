/** The page on the screen, as far as menus mark it. */
export interface CurrentPage {
  /** The page's address without origin, still encoded. */
  readonly path: string;
  readonly sidebar?: string | null;
  readonly version?: string;
  /** Where each version has the page; empty outside the docs, and with one version only. */
  readonly versionPaths?: readonly { readonly name: string; readonly path: string }[];
}
