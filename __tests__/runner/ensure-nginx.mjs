// Makes sure that an nginx is available for the tests of the recipe in src/outputs/hosting/README.md: the one in
// NGINX_PATH, or Debian's. Otherwise prints what to do.
import { existsSync } from "node:fs";
import { canInstall, install } from "./apt.mjs";
import { BROTLI_MODULE, NGINX } from "./nginx-paths.mjs";

const missing = [NGINX, BROTLI_MODULE].filter((path) => !existsSync(path));
if (missing.length > 0) {
  if (!canInstall()) {
    console.error(
      `The tests run the nginx recipe in src/outputs/hosting/README.md, but there is no ${missing.join(" and no ")}. Install both (on Debian: ` +
        "sudo apt-get install nginx libnginx-mod-http-brotli-static), or set NGINX_PATH and NGINX_BROTLI_MODULE to those you have.",
    );
    process.exit(1);
  }
  console.log("Installing Debian's nginx to test the recipe…");
  install(["nginx", "libnginx-mod-http-brotli-static"]);
}
