// Makes sure that a Chromium is available for the browser suite: the one in CHROMIUM_PATH, or Debian's. Otherwise
// prints what to do.
import { existsSync } from "node:fs";
import { canInstall, install } from "./apt.mjs";

const path = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
/** Chromium's headless shell opens pages in half the time. If it can't be installed, the suite runs without it. */
const shell = "/usr/bin/chromium-headless-shell";

if (!existsSync(path)) {
  if (!canInstall()) {
    console.error(
      `The browser tests need Chromium, but there is none at ${path}. Install it (on Debian: sudo apt-get install chromium chromium-headless-shell), ` +
        "or set CHROMIUM_PATH to the Chromium or Chrome you have.",
    );
    process.exit(1);
  }
  console.log("Installing Debian's Chromium for the browser tests…");
  install(["chromium", "chromium-headless-shell"]);
} else if (process.env.CHROMIUM_PATH === undefined && !existsSync(shell) && canInstall()) {
  try {
    install(["chromium-headless-shell"]);
  } catch {
    console.log(
      "chromium-headless-shell can't be installed, so the tests use Chromium itself, which is slower.",
    );
  }
}
