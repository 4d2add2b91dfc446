/**
 * Folders besides `content/`, relative to the repository's root, from which content may include files (code, fragments,
 * pictures). All their files can therefore appear on pages. Names that begin with a dot aren't allowed.
 */
export const FURTHER_FOLDERS: readonly string[] = [];
