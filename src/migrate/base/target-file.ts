export const DOCS_FOLDER = "content/docs";
export const FRAGMENTS_FOLDER = "content/fragments";

/** Converts a file name: pages end in `.md`, and a folder's own page is `index.md`. */
export const toDocFile = (file: string): string =>
  file.replace(/\.mdx$/, ".md").replace(/(^|\/)README\.md$/i, "$1index.md");
