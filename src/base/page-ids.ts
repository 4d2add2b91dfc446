/**
 * Matches ids that the page's layout, Gatsby, React, services or scripts use outside the doc, and the id of the field
 * for error messages (components/errors).
 */
const SHELL =
  /^(?:content|menu|labels|app-scripts|service-scripts|hs-script-loader|saved-copy|search-spinner|type-of-name|error-text|[_:].*|gatsby-.*)$/;

/**
 * Matches globals that scripts look for. Browsers also make each element with an id a global, so a script would find
 * the element where it expects its own value or nothing
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object).
 */
const GLOBAL =
  /^(?:appIsReady|clickedEarly|ClipboardItem|dataLayer|doNotTrack|excludeGtagPaths|gtag|openSearchDialog|pageData|pagePath|requestIdleCallback|searchIsOpen|searchTyped|signals|trustedTypes|webpackChunk.*)$/;

/**
 * Matches ids that the compiler creates: for pictures, tabs, notes on code, footnotes, terms, the marks of checked
 * code, and table rows.
 */
const COUNTED =
  /^(?:picture-\d+(?:-large)?|tabs-\d+-\d+|note-\d+-\d+|footnote-(?:label|(?:ref-)?\d+(?:-\d+)?)|term\.\d+|checked-\d+|row\..*)$/;

/**
 * True if the page itself uses an id. If an element in the doc had the same id, scripts and links might find that
 * element instead.
 */
export const isPageId = (id: string): boolean =>
  SHELL.test(id) || GLOBAL.test(id) || COUNTED.test(id);
