import {
  type ColorMode,
  DEFAULT_COLOR_MODE,
  DISABLE_COLOR_SWITCH,
  RESPECT_PREFERS_COLOR_SCHEME,
  THEME_COLORS,
} from "../../site/color-mode";
import { readStored, writeStored } from "../base/storage";

const KEY = "theme";
const LIGHT_SYSTEM = "(prefers-color-scheme: light)";

/**
 * Returns the mode that the reader chose. If they chose none, returns their system's mode if the site follows it, or
 * else the default.
 */
function readColorMode(): ColorMode {
  const stored = DISABLE_COLOR_SWITCH ? null : readStored(KEY);
  if (stored === "dark" || stored === "light") return stored;
  if (!RESPECT_PREFERS_COLOR_SCHEME) return DEFAULT_COLOR_MODE;
  return matchMedia(LIGHT_SYSTEM).matches ? "light" : "dark";
}

function showColorMode(): void {
  showMode(readColorMode());
}

function showMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", THEME_COLORS[mode]);
}

/** Switches to the other mode and stores it for the next visit. */
export function switchColorMode(): void {
  const mode = document.documentElement.dataset.theme === "light" ? "dark" : "light";
  showMode(mode);
  writeStored(KEY, mode);
}

/** Applies the current mode, and follows changes made in other tabs or by the system. */
export function watchColorMode(): void {
  showColorMode();
  // `key` is null if another tab cleared the storage.
  addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) showColorMode();
  });
  if (RESPECT_PREFERS_COLOR_SCHEME) {
    matchMedia(LIGHT_SYSTEM).addEventListener("change", showColorMode);
  }
}
