import { addStyles } from "../../browser/boot/add-styles";

/** `modal.css` with all it imports, minified; put in by gatsby/webpack/webpack-config.ts, since Gatsby would load it with every page. */
declare const SEARCH_STYLES: string;

let isAdded = false;

/** Adds the styles of the search to the page, once. */
export function addSearchStyles(): void {
  if (isAdded) return;
  isAdded = true;
  addStyles(SEARCH_STYLES);
}
