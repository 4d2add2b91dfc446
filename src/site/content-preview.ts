/**
 * The address where the development server notifies open browsers of changed pages by server-sent events; `?path=` is
 * the page.
 */
export const CONTENT_PREVIEW_PATH = "/___content-preview";

/** The data of a page, as its query would return it; null when no doc has the path. */
export interface PreviewedPage {
  readonly path: string;
  readonly doc: unknown;
}
