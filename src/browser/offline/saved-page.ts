import { escapeAttribute, escapeText } from "../../base/escape";
import {
  formatSavedCopy,
  notSaved,
  notSavedHelp,
  notSavedTitle,
  savedPages,
} from "../../site/labels";

/** Id of the notice. The page removes the notice at the next client navigation. */
const SAVED_MARK_ID = "saved-copy";

/** Adds a notice to the top of a saved page, outside the element that React manages. */
export function markSaved(html: string, savedAt: string | null): string {
  const words = escapeText(formatSavedCopy(savedAt));
  return html.replace(/<body[^>]*>/, `$&<p id="${SAVED_MARK_ID}" role="status">${words}</p>`);
}

export const readTitle = (html: string): string => /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "";

/** A page in the list of saved pages. */
export interface SavedPage {
  readonly path: string;
  /** The title as in the page's HTML, including entities. */
  readonly title: string;
}

/**
 * Styles of the page for offline readers. It has none of the site's styles or scripts, so its colours follow the
 * system.
 */
const NOT_SAVED_STYLES = "html{color-scheme:light dark;font:1em/1.6 system-ui;max-width:42em}";

/** Formats the page that readers see if they are offline and the page that they asked for isn't saved. */
export function formatNotSavedPage(pages: readonly SavedPage[]): string {
  const items = pages.map(
    ({ path, title }) => `<li><a href="${escapeAttribute(path)}">${title}</a></li>`,
  );
  const list = items.length > 0 ? `<h2>${savedPages}</h2><ul>${items.join("")}</ul>` : "";
  return `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1"><title>${notSavedTitle}</title><style>${NOT_SAVED_STYLES}</style></head><body><main><h1>${notSaved}</h1><p>${notSavedHelp}</p>${list}</main></body></html>`;
}
