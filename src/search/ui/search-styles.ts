import { addStyles } from "../../browser/base/add-styles";

/**
 * The minified text of `dialog.css` and everything it imports. The build replaces this constant
 * (gatsby/webpack/concerns/site-constants.ts), because Gatsby would load an imported style sheet with every page.
 */
declare const SEARCH_STYLES: string;

/** Adds the search dialog's styles to the page. */
export const addSearchStyles = (): void => {
  addStyles(SEARCH_STYLES);
};
