import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Flags for Chromium in a container. They also prevent network traffic by Chromium itself. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @returns {string} Path of the system's Chromium. */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, ...PLACES].filter((place) => place !== undefined);
  const found = places.find((place) => existsSync(place));
  if (!found)
    throw new Error(`No Chromium at ${places.join(", ")}: install one, or set CHROMIUM_PATH.`);
  return found;
}
