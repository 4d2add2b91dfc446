import { addStyles } from "../../browser/boot/add-styles";

/**
 * `modal.css` with its imports, minified. The build replaces this constant (gatsby/webpack/webpack-config.ts), since
 * Gatsby would load an imported style sheet with every page.
 */
declare const SEARCH_STYLES: string;

let isAdded = false;

/** Adds the styles of the search to the page, once. */
export function addSearchStyles(): void {
  if (isAdded) return;
  isAdded = true;
  addStyles(SEARCH_STYLES);
}
