/*
 * Two libraries set html that they put together: DocSearch marks what was found, and the editor of live code colours
 * it. Neither can be told of Trusted Types, so texts of just that shape pass, and nothing else does.
 */

/** Tags without a way to run, load or lead anywhere. */
const INERT_TAG =
  /<\/?(?:mark|span|div)>|<(?:div|span) class=(?:"[^"<>]*"|pce-[a-z]+(?: aria-hidden=true)?)>|<textarea class=pce-textarea spellcheck=false autocapitalize=off autocomplete=off>/g;

/** Whether all tags of a text are inert ones; what their removal would put together still has its `<`. */
export const isInert = (html: string): boolean => !html.replace(INERT_TAG, "").includes("<");

const { trustedTypes: types } = globalThis;
if (types && !types.defaultPolicy) {
  types.createPolicy("default", { createHTML: (html) => (isInert(html) ? html : null) });
}
