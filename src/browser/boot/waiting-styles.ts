import { addStyles } from "./add-styles";

/** `styles/waiting.css`, minified; put in by gatsby/webpack/webpack-config.ts, since no page is sent in a state that needs it. */
declare const WAITING_STYLES: string;

export const addWaitingStyles = (): void => {
  addStyles(WAITING_STYLES);
};
