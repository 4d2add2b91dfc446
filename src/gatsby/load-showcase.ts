import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readShowcase } from "../showcase/read-showcase";
import { SHOWCASE_FOLDER, type Showcase } from "../showcase/showcase";
import { listFiles } from "./load-site";

/** The showcase of the site at `root`, as its files are now. */
export function loadShowcase(root: string): Showcase {
  return readShowcase({
    files: listFiles(root, SHOWCASE_FOLDER),
    readText: (file) => readFileSync(join(root, file), "utf8"),
  });
}
