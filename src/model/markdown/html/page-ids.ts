/** Ids of the page around a doc: used by its layout, by Gatsby, or added by scripts. */
const SHELL =
  /^(?:content|menu|labels|app-scripts|service-scripts|saved-copy|type-of-name|_.*|gatsby-.*)$/;

/**
 * Ids with a number from the compiler: pictures, tabs, notes on code, footnotes, terms, marks of checked code and table
 * rows.
 */
const COUNTED =
  /^(?:picture-\d+(?:-large)?|tabs-\d+-\d+|note-\d+-\d+|footnote-(?:label|(?:ref-)?\d+(?:-\d+)?)|term\.\d+|checked-\d+|row\..*)$/;

/**
 * True if an id belongs to the page itself. Scripts and links would find an element of the doc with this id instead.
 */
export const isPageId = (id: string): boolean => SHELL.test(id) || COUNTED.test(id);
