// Makes sure there is a Chromium for the browser suite: the one CHROMIUM_PATH names, Debian's, or a clear sentence.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const path = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

function canInstall() {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

if (!existsSync(path)) {
  if (!canInstall()) {
    console.error(
      `The browser tests need Chromium, and there is none at ${path}. Install it (on Debian: sudo apt-get install chromium), ` +
        "or set CHROMIUM_PATH to the Chromium or Chrome you have.",
    );
    process.exit(1);
  }
  console.log("Installing Debian's Chromium for the browser tests…");
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], options);
}
