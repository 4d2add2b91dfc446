/**
 * Folders besides `content/` whose files content may name (code files, fragments, pictures), from the repository's root:
 * what lies there can stand on a page. No folder of a name that begins with a dot.
 */
export const FURTHER_FOLDERS: readonly string[] = [];
