/**
 * Normalises a path: `/x/index.html`, `/x.html` and `/x/` all become `/x`. A path with an empty file or folder name
 * (`/.html`, `//`) belongs to no page, so it must not become a page's path.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/(^|\/)index\.html$/, "$1").replace(/([^/])(?:\.html|\/)$/, "$1");
  return clean === BASE_PATH ? `${clean}/` : clean || "/";
}
