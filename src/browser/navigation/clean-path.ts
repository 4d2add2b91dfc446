/**
 * Normalises a path: `/x/index.html`, `/x.html` and `/x/` all become `/x`. A file or folder without a name (`/.html`,
 * `//`) isn't a page and must not turn into the path of another page.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/(^|\/)index\.html$/, "$1").replace(/([^/])(?:\.html|\/)$/, "$1");
  return clean === BASE_PATH ? `${clean}/` : clean || "/";
}
