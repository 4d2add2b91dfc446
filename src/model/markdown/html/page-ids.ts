/** Ids of the page around a doc: its shell, Gatsby's, and those that scripts add. */
const SHELL =
  /^(?:content|menu|labels|app-scripts|service-scripts|saved-copy|type-of-name|_.*|gatsby-.*)$/;

/** Ids that the compiler counts: of pictures, tabs, notes on code, footnotes, terms, marks of
 * checked code and rows of tables. */
const COUNTED =
  /^(?:picture-\d+(?:-large)?|tabs-\d+-\d+|note-\d+-\d+|footnote-(?:label|(?:ref-)?\d+(?:-\d+)?)|term\.\d+|checked-\d+|row\..*)$/;

/** Whether an id belongs to the page itself. An element of a doc's text with it would take a script's or a link's place. */
export const isPageId = (id: string): boolean => SHELL.test(id) || COUNTED.test(id);
