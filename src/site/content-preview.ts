/** Where the development server tells open browsers of changed pages, as server-sent events. */
export const CONTENT_PREVIEW_PATH = "/___content-preview";

/** A page whose content was changed. */
export interface PreviewedPage {
  readonly path: string;
  /** Html segments of the body, in document order. */
  readonly segments: readonly string[];
}
