/**
 * Folders besides `content/`, from the repository's root, that content may take files from (code files, fragments,
 * pictures), so their files can appear on pages. Names that begin with a dot aren't allowed.
 */
export const FURTHER_FOLDERS: readonly string[] = [];
