/*
 * Takes the place of react-helmet in the browser's bundle: it writes the heads of built pages, and page-head.ts takes
 * them from there when a reader goes to another page.
 */
export function Helmet(): null {
  return null;
}
