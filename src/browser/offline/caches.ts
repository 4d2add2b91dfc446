/** Prefix of all our caches. Switching off the worker deletes only these caches. */
const PREFIX = "docs-";

/** Names of the caches. Rename a cache when the format of its content changes. */
export const PAGES = `${PREFIX}pages-1`;
export const DATA = `${PREFIX}data-1`;
export const FILES = `${PREFIX}files-1`;

const CURRENT: readonly string[] = [PAGES, DATA, FILES];

/** The database in which workbox-expiration records when each entry was last used. */
const EXPIRATION_DATABASE = "workbox-expiration";

/** Deletes caches left by earlier workers. */
export async function clearOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !CURRENT.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Deletes everything that was saved. */
export async function clearAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)),
  );
  indexedDB.deleteDatabase(EXPIRATION_DATABASE);
}
