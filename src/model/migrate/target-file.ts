export const DOCS_FOLDER = "content/docs";

/** What a page's file is called here: always `.md`, and a folder's own page is its `index.md`. */
export const toDocFile = (file: string): string =>
  file.replace(/\.mdx$/, ".md").replace(/(^|\/)README\.md$/i, "$1index.md");
