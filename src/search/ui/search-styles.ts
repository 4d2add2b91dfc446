import { addStyles } from "../../browser/boot/add-styles";

/**
 * `modal.css` with its imports, minified. The build replaces this constant (gatsby/webpack/webpack-config.ts), since
 * Gatsby would load an imported style sheet with every page.
 */
declare const SEARCH_STYLES: string;

/** Adds the styles of the search to the page. */
export const addSearchStyles = (): void => {
  addStyles(SEARCH_STYLES);
};
