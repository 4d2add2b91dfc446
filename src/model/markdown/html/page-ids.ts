/** Matches ids that the page's layout, Gatsby or scripts use outside the doc. */
const SHELL =
  /^(?:content|menu|labels|app-scripts|service-scripts|saved-copy|type-of-name|_.*|gatsby-.*)$/;

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
export const isPageId = (id: string): boolean => SHELL.test(id) || COUNTED.test(id);
