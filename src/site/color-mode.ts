/** The site's colour modes. The inline script reads these settings, so they have to be plain constants. */
export type ColorMode = "dark" | "light";

/** The mode for readers who haven't chosen one. */
export const DEFAULT_COLOR_MODE = "dark" as ColorMode;

/** True to remove the switch: everyone gets the default, and earlier choices are ignored. */
export const DISABLE_COLOR_SWITCH = false as boolean;

/** True to use the system's mode instead of the default until the reader chooses one. */
export const RESPECT_PREFERS_COLOR_SCHEME = false as boolean;

/** The colour of the browser's interface around the page, the same as `--color-page` in styles/tokens.css. */
export const THEME_COLORS: Readonly<Record<ColorMode, string>> = {
  dark: "#141512",
  light: "#fdfcf8",
};
