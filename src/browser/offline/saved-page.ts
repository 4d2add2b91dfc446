import { escapeAttribute, escapeText } from "../../model/markdown/html/escape";
import {
  formatSavedCopy,
  notSaved,
  notSavedHelp,
  notSavedTitle,
  savedPages,
} from "../../site/labels";

/** Id of the notice; the page removes it when the reader navigates to a page that is not a saved one. */
const SAVED_MARK_ID = "saved-copy";

/** A saved page with a notice on top that says so. The notice is outside the element that React manages. */
export function markSaved(html: string, savedAt: string | null): string {
  const words = escapeText(formatSavedCopy(savedAt));
  return html.replace(/<body[^>]*>/, `$&<p id="${SAVED_MARK_ID}" role="status">${words}</p>`);
}

export const readTitle = (html: string): string => /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "";

/** A page in the list of saved pages. */
export interface SavedPage {
  readonly path: string;
  /** As in the page's HTML, entities included. */
  readonly title: string;
}

/** The page has no sheet and no script of the site: its colours are those the system prefers. */
const NOT_SAVED_STYLES = "html{color-scheme:light dark;font:1em/1.6 system-ui;max-width:42em}";

/** The page for an address that was never saved, while there is no network. */
export function formatNotSavedPage(pages: readonly SavedPage[]): string {
  const items = pages.map(
    ({ path, title }) => `<li><a href="${escapeAttribute(path)}">${title}</a></li>`,
  );
  const list = items.length > 0 ? `<h2>${savedPages}</h2><ul>${items.join("")}</ul>` : "";
  return `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1"><title>${notSavedTitle}</title><style>${NOT_SAVED_STYLES}</style></head><body><main><h1>${notSaved}</h1><p>${notSavedHelp}</p>${list}</main></body></html>`;
}
