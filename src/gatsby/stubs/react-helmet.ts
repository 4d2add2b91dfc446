/*
 * Replaces react-helmet in the browser's bundle. It writes the heads of built pages; after a navigation, page-head.ts
 * takes the head from the next page's HTML.
 */
export function Helmet(): null {
  return null;
}
