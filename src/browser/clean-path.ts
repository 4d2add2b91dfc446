/** `/x/index.html`, `/x.html` and `/x/` are all the page `/x`: a path as the site writes it. */
export function cleanPath(path: string): string {
  return path.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$|(.)\/$/, "$1") || "/";
}
