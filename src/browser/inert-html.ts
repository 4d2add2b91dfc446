/*
 * Three libraries set HTML strings themselves: react-helmet writes the data for search engines, DocSearch marks matches,
 * and the editor of live code colours code. None supports Trusted Types, so text and strings of exactly that shape are
 * admitted, and no others.
 */

/** Tags without a way to run, load or lead anywhere. */
const INERT_TAG =
  /<\/?(?:mark|span|div)>|<(?:div|span) class=(?:"[^"<>]*"|pce-[a-z]+(?: aria-hidden=true)?)>|<textarea class=pce-textarea spellcheck=false autocapitalize=off autocomplete=off>/g;

/**
 * Whether all tags of a text are inert. If removing them would form a new tag, its `<` is still there and the text is
 * refused.
 */
export const isInert = (html: string): boolean => !html.replace(INERT_TAG, "").includes("<");

/** Whether a text is JSON, which does nothing even if a browser runs it. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const { trustedTypes: types } = globalThis;
if (types && !types.defaultPolicy) {
  types.createPolicy("default", {
    createHTML: (html) => (isInert(html) ? html : null),
    createScript: (text) => (isJson(text) ? text : null),
  });
}
