/** The site's color modes. The inline script reads these settings, so they have to be plain constants. */
export type ColorMode = "dark" | "light";

/** The mode for readers who haven't chosen one. */
export const DEFAULT_COLOR_MODE = "dark" as ColorMode;

/**
 * True to remove the switch. Every reader then gets the default mode or, if the site follows it, their system's mode.
 * Choices that readers made earlier are ignored.
 */
export const DISABLE_COLOR_SWITCH = false as boolean;

/** True to use the system's mode, not the default one, until the reader chooses a mode. */
export const RESPECT_PREFERS_COLOR_SCHEME = false as boolean;

/** Color of the browser's interface around the page, the same as `--color-page` in styles/tokens.css. */
export const THEME_COLORS: Readonly<Record<ColorMode, string>> = {
  dark: "#141512",
  light: "#fdfcf8",
};
