import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT } from "./folders.mjs";
import { installPackages, peerFolder } from "./peers/install.mjs";

const tools = peerFolder("tools");

/** Needs that the site itself does not have, or not yet. */
const PACKAGE = {
  name: "bench-tools",
  type: "module",
  // The last Lighthouse that runs on Node 20.
  dependencies: { lighthouse: "12.8.2", "playwright-core": "1.65.1" },
};

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

/** @returns {string} The system's Chromium. */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, ...PLACES].filter((place) => place !== undefined);
  const found = places.find((place) => existsSync(place));
  if (!found)
    throw new Error(`No Chromium at ${places.join(", ")}: install one, or set CHROMIUM_PATH.`);
  return found;
}

/** @returns {string} The folder that holds Lighthouse, installed when it is not. */
export function prepareTools() {
  installPackages(tools, PACKAGE);
  return tools;
}

/** @returns {Promise<import("playwright-core").Browser>} */
export async function launchChromium() {
  const { chromium } = requirePlaywright();
  return chromium.launch({ executablePath: findChromium(), args: FLAGS });
}

/** @returns {typeof import("playwright-core")} */
function requirePlaywright() {
  const isInRoot = existsSync(join(ROOT, "node_modules", "playwright-core"));
  return createRequire(join(isInRoot ? ROOT : prepareTools(), "package.json"))("playwright-core");
}
