import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "./cache-files";

/** Packages whose new release may change what our code makes of a doc. */
const LOCK_FILE = "package-lock.json";

/** Changes with every package; of a site without a lock file it is always the same. */
export function digestPackages(root: string): string {
  const path = join(root, LOCK_FILE);
  return digestOf(existsSync(path) ? readFileSync(path, "utf8") : "");
}
