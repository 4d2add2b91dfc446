/**
 * `/x/index.html`, `/x.html` and `/x/` are all the page `/x`: a path as the site writes it. A file or folder without a
 * name (`/.html`, `//`) is no page: it must not become the address of another.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/(^|\/)index\.html$/, "$1").replace(/([^/])(?:\.html|\/)$/, "$1");
  return clean === BASE_PATH ? `${clean}/` : clean || "/";
}
