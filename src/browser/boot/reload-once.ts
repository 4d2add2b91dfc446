import { readStored } from "../storage";

/** Builds this tab was loaded anew for, so that no reader is sent in circles. */
const RELOADED = "reloaded-for";

const isList = (text: string): boolean => /^[ \w-]{0,2000}$/.test(text);

/** Loads the page anew, but once only for each build; false when that was done already, or cannot be remembered. */
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
