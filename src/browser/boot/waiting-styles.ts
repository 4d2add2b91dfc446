import { addStyles } from "./add-styles";

/**
 * `styles/waiting.css`, minified, for states that only scripts can cause: pages don't contain it.
 * gatsby/webpack/webpack-config.ts replaces this constant.
 */
declare const WAITING_STYLES: string;

export const addWaitingStyles = (): void => {
  addStyles(WAITING_STYLES);
};
