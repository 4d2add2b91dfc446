import { addStyles } from "./add-styles";

/**
 * `styles/waiting.css`, minified; put in by gatsby/webpack/webpack-config.ts. Styles of states that only scripts can
 * bring about are in no page.
 */
declare const WAITING_STYLES: string;

export const addWaitingStyles = (): void => {
  addStyles(WAITING_STYLES);
};
