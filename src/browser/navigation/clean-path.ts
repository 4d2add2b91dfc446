/**
 * Normalises a path: `/x/index.html`, `/x.html` and `/x/` all become `/x`. A path with an empty file or folder name
 * (`/.html`, `//`) isn't a page's and must not turn into one.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/(^|\/)index\.html$/, "$1").replace(/([^/])(?:\.html|\/)$/, "$1");
  return clean === BASE_PATH ? `${clean}/` : clean || "/";
}
