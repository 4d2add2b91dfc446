// Makes sure there is a Chromium for the browser suite: the one CHROMIUM_PATH names, Debian's, or a clear sentence.
import { existsSync } from "node:fs";
import { canInstall, install } from "./apt.mjs";

const path = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

if (!existsSync(path)) {
  if (!canInstall()) {
    console.error(
      `The browser tests need Chromium, and there is none at ${path}. Install it (on Debian: sudo apt-get install chromium), ` +
        "or set CHROMIUM_PATH to the Chromium or Chrome you have.",
    );
    process.exit(1);
  }
  console.log("Installing Debian's Chromium for the browser tests…");
  install(["chromium"]);
}
