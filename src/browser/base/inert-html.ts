/*
 * Two libraries insert HTML strings themselves: react-helmet writes the structured data for search engines, and the
 * live code editor highlights code. Neither supports Trusted Types, so only plain text and strings of the forms below
 * are allowed.
 */

/** Tags that can't run, load or link to anything. */
const INERT_TAG =
  /<\/?(?:mark|span|div)>|<(?:div|span) class=(?:"[^"<>]*"|pce-[a-z]+(?: aria-hidden=true)?)>|<textarea class=pce-textarea spellcheck=false autocapitalize=off autocomplete=off>/g;

/**
 * True if all tags in a string are inert. If removing them forms a new tag, the string still contains a `<` and is
 * rejected.
 */
export const isInert = (html: string): boolean => !html.replace(INERT_TAG, "").includes("<");

/** True if a string is JSON, which would be harmless even if a browser ran it. */
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
