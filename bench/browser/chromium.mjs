import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT } from "../folders.mjs";
import { installPackages, peerFolder } from "../peers/install.mjs";
import { FLAGS, findChromium } from "./system-chromium.mjs";

const tools = peerFolder("tools");

/** Packages that the benchmark needs. If the repository has playwright-core installed, that copy is used instead. */
const PACKAGE = {
  name: "bench-tools",
  type: "module",
  // The last Lighthouse that runs on Node 20.
  dependencies: { lighthouse: "12.8.2", "playwright-core": "1.65.1" },
};

/** @returns {string} The folder with Lighthouse, which is installed if necessary. */
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
