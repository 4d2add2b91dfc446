import { readStored } from "../base/storage";

/** Storage key of the list of builds that have already made this tab reload. Prevents reload loops. */
const RELOADED = "reloaded-for";

const isList = (text: string): boolean => /^[ \w-]{0,2000}$/.test(text);

/**
 * Reloads the page, at most once for each build. Returns false if it was already reloaded for this build, or if that
 * can't be stored.
 */
export function reloadOnce(build: string): boolean {
  try {
    const builds = readStored(RELOADED, isList, () => sessionStorage) ?? "";
    if (builds.includes(build)) return false;
    sessionStorage.setItem(RELOADED, `${builds} ${build}`);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
