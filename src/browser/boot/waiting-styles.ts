import { addStyles } from "../base/add-styles";

/**
 * `styles/waiting.css`, minified: styles for states that only scripts can cause. Pages don't include them.
 * gatsby/webpack/webpack-config.ts replaces this constant.
 */
declare const WAITING_STYLES: string;

export const addWaitingStyles = (): void => {
  addStyles(WAITING_STYLES);
};
