/**
 * Normalises a path: `/x/index.html`, `/x.html` and `/x/` are all the page `/x`. A file or folder without a name
 * (`/.html`, `//`) isn't a page and must not become the address of another one.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/(^|\/)index\.html$/, "$1").replace(/([^/])(?:\.html|\/)$/, "$1");
  return clean === BASE_PATH ? `${clean}/` : clean || "/";
}
