import {
  type ColorMode,
  DEFAULT_COLOR_MODE,
  DISABLE_COLOR_SWITCH,
  RESPECT_PREFERS_COLOR_SCHEME,
  THEME_COLORS,
} from "../../site/color-mode";
import { readStored, writeStored } from "../storage";

const KEY = "theme";
const LIGHT_SYSTEM = "(prefers-color-scheme: light)";

/** What the reader chose, else what their system prefers where that counts, else the default. */
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

/** The other mode from now on, kept for the next visit. */
export function switchColorMode(): void {
  const mode = document.documentElement.dataset.theme === "light" ? "dark" : "light";
  showMode(mode);
  writeStored(KEY, mode);
}

/** Shows the mode there is now, and those that other tabs or the system change to. */
export function watchColorMode(): void {
  showColorMode();
  // Another tab's choice counts here too; its `key` is null when the storage was cleared.
  addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) showColorMode();
  });
  if (RESPECT_PREFERS_COLOR_SCHEME) {
    matchMedia(LIGHT_SYSTEM).addEventListener("change", showColorMode);
  }
}
