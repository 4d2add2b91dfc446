import { existsSync } from "node:fs";

/** Chromium without windows and extensions: the same engine, and a page is there in less than half the time. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Chromium in a container, with nothing of its own on the network. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * @param {readonly string[]} preferred Places to look at before the usual ones.
 * @returns {string} The system's Chromium.
 */
export function findChromium(preferred = []) {
  const places = [process.env.CHROMIUM_PATH, ...preferred, ...PLACES].filter(
    (place) => place !== undefined,
  );
  const found = places.find((place) => existsSync(place));
  if (!found)
    throw new Error(`No Chromium at ${places.join(", ")}: install one, or set CHROMIUM_PATH.`);
  return found;
}

/** @returns {string} The Chromium that tests run in. */
export const findTestChromium = () => findChromium([HEADLESS_SHELL]);
