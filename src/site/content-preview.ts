/** Where the development server tells open browsers of changed pages, as server-sent events; `?path=` is the page. */
export const CONTENT_PREVIEW_PATH = "/___content-preview";

/** All that a page shows, as its query would answer; null when no doc has the path. */
export interface PreviewedPage {
  readonly path: string;
  readonly doc: unknown;
}
