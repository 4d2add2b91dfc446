/** Every cache of ours begins with it; a worker that is switched off clears these and no other. */
const PREFIX = "docs-";

/** Where the worker keeps what it saves. A change of what is in one needs another name. */
export const PAGES = `${PREFIX}pages-1`;
export const DATA = `${PREFIX}data-1`;
export const FILES = `${PREFIX}files-1`;

const CURRENT: readonly string[] = [PAGES, DATA, FILES];

/** Database in which workbox-expiration remembers when each entry was used. */
const EXPIRATION_DATABASE = "workbox-expiration";

/** Takes away the caches of earlier workers. */
export async function clearOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !CURRENT.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Takes away everything that was ever saved. */
export async function clearAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)),
  );
  indexedDB.deleteDatabase(EXPIRATION_DATABASE);
}
