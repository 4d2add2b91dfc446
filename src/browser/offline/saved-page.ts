import {
  formatSavedCopy,
  notSaved,
  notSavedHelp,
  notSavedTitle,
  savedPages,
} from "../../site/labels";

/** Id of the mark, which the page takes away when it has come to another page by itself. */
const SAVED_MARK_ID = "saved-copy";

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A saved page with a mark on top that says what it is; outside of what the framework looks after. */
export function markSaved(html: string, savedAt: string | null): string {
  const words = escapeHtml(formatSavedCopy(savedAt));
  return html.replace(/<body[^>]*>/, `$&<p id="${SAVED_MARK_ID}" role="status">${words}</p>`);
}

export const readTitle = (html: string): string => /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "";

/** A saved page in the list of those there are. */
export interface SavedPage {
  readonly path: string;
  /** As it stands in the page's HTML, entities included. */
  readonly title: string;
}

/** What a reader without a network sees at an address that was never saved. */
export function formatNotSavedPage(pages: readonly SavedPage[]): string {
  const items = pages.map(
    ({ path, title }) => `<li><a href="${escapeHtml(path)}">${title}</a></li>`,
  );
  const list = items.length > 0 ? `<h2>${savedPages}</h2><ul>${items.join("")}</ul>` : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><title>${notSavedTitle}</title></head><body><main><h1>${notSaved}</h1><p>${notSavedHelp}</p>${list}</main></body></html>`;
}
