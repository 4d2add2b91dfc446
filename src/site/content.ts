/**
 * Folders other than `content/`, relative to the repository's root, from which content may include code, fragments and
 * pictures. Any file in them can therefore appear on a page. Names that begin with a dot aren't allowed.
 */
export const FURTHER_FOLDERS: readonly string[] = [];
