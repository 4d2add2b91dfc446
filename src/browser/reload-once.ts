/* A reader is never sent round in circles. */
const RELOADED = "reloaded-for";

/** Loads the page anew, but once only for each build; false when that was done already, or cannot be remembered. */
export function reloadOnce(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
