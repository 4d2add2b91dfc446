// Makes sure there is a Chromium for the browser suite: the one CHROMIUM_PATH names, Debian's, or a clear sentence.
import { existsSync } from "node:fs";
import { HEADLESS_SHELL, findTestChromium } from "../../bench/system-chromium.mjs";
import { canInstall, install } from "./apt.mjs";

if (process.env.CHROMIUM_PATH === undefined && !existsSync(HEADLESS_SHELL) && canInstall()) {
  console.log("Installing Debian's chromium-headless-shell for the browser tests…");
  try {
    install(["chromium-headless-shell"]);
  } catch {
    console.log("It could not be installed; a whole Chromium does as well, and takes longer.");
  }
}
try {
  findTestChromium();
} catch {
  console.error(
    "The browser tests need Chromium, and there is none. Install it (on Debian: sudo apt-get install " +
      "chromium-headless-shell), or set CHROMIUM_PATH to the Chromium or Chrome you have.",
  );
  process.exit(1);
}
