/** How the site chooses between dark and light; read by the inline script, so plain constants. */
export type ColorMode = "dark" | "light";

/** What readers get who have chosen nothing. */
export const DEFAULT_COLOR_MODE = "dark" as ColorMode;

/** Without the switch everybody gets the default, and what was chosen earlier does not count. */
export const DISABLE_COLOR_SWITCH = false as boolean;

/** Whether the reader's system is followed, in the default's place, until they choose. */
export const RESPECT_PREFERS_COLOR_SCHEME = false as boolean;

/** The window's own colour around the page, as `--color-page` in styles/tokens.css. */
export const THEME_COLORS: Readonly<Record<ColorMode, string>> = {
  dark: "#141512",
  light: "#fdfcf8",
};
