import { addStyles } from "./add-styles";

/**
 * `styles/waiting.css`, minified; gatsby/webpack/webpack-config.ts replaces this constant. Styles of states that only
 * scripts can cause aren't part of pages.
 */
declare const WAITING_STYLES: string;

export const addWaitingStyles = (): void => {
  addStyles(WAITING_STYLES);
};
