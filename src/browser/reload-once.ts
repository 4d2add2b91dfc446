/** Builds this tab was loaded anew for, so that no reader is sent in circles. */
const RELOADED = "reloaded-for";

/** Loads the page anew, but once only for each build; false when that was done already, or cannot be remembered. */
export function reloadOnce(build: string): boolean {
  try {
    const builds = sessionStorage.getItem(RELOADED) ?? "";
    if (builds.includes(build)) return false;
    sessionStorage.setItem(RELOADED, `${builds} ${build}`);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
