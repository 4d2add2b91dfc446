/** Input of a cached result: a file's text and, if the result depends on anything else, a `key` for that. */
interface Looked {
  readonly file: string;
  readonly text: string;
  readonly key?: string;
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
    if (before?.text === looked.text && before.key === looked.key) return before.found;
    const found = find();
    kept.set(looked.file, { ...looked, found });
    return found;
  };
}
