/*
 * Replaces Gatsby's handler of `export const Head` in the browser's bundle. This site uses react-helmet for heads.
 */
export function headHandlerForBrowser(): void {
  // No page exports a Head.
}
