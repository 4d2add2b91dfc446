/*
 * Takes the place of Gatsby's handler of `export const Head` in the browser's bundle: heads are react-helmet's here.
 */
export function headHandlerForBrowser(): void {
  // No page exports a Head.
}
