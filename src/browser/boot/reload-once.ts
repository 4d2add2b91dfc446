import { readStored } from "../storage";

/** Builds for which this tab was reloaded already, so that no reader is caught in a loop of reloads. */
const RELOADED = "reloaded-for";

const isList = (text: string): boolean => /^[ \w-]{0,2000}$/.test(text);

/** Reloads the page, at most once for each build; false when that was done already, or cannot be remembered. */
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
